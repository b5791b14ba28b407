import { expect, test } from 'vitest'
import diamant from '../../src/karat/games/diamant/booklet.json'
import diamoniak from '../../src/karat/games/diamoniak/booklet.json'
import djinn from '../../src/karat/games/djinn/booklet.json'
import kadora from '../../src/karat/games/kadora/booklet.json'
import seashore from '../../src/karat/games/seashore/booklet.json'
import { beside, type Booklet } from '../src/lib/booklet'
import { pieces, search } from '../src/lib/find'
import { catalogue, parts, say, use } from '../src/lib/speech.svelte'
import { words } from './words'

const BOOKLETS = { diamant, diamoniak, djinn, kadora, seashore } as unknown as Record<string, Booklet>

function found(id: string, find: string): string[] {
  const booklet = BOOKLETS[id]!
  const rules = booklet.sections.flatMap((section) =>
    parts(`${id}-rules-${section}`).map(
      ([rule, text]) => [rule, `${rule} ${text} ${say(`${id}-rules-${section}`)} ${beside(id, booklet, rule)}`] as const,
    ),
  )
  return search(find, rules.map(([, text]) => text)).found.map((i) => rules[i]![0])
}

/** What people at a table ask, and the rule that answers it. */
const ASKED: Record<string, [game: string, find: string, rule: string][]> = {
  en: [
    ['kadora', 'who starts', 'KAD-14'], ['kadora', 'block full', 'KAD-35'], ['kadora', 'virtual player', 'KAD-66'],
    ['diamant', 'relics', 'DIA-24'], ['diamant', 'How many rounds?', 'DIA-11'], ['diamant', 'leftover rubies', 'DIA-26'],
    ['diamoniak', 'witches', 'MON-21'], ['diamoniak', 'deck empty', 'MON-40'],
    ['djinn', 'must follow', 'DJI-20'], ['djinn', 'out of cards', 'DJI-38'], ['djinn', 'ties', 'DJI-40'],
    ['seashore', 'three players', 'SEA-34'], ['seashore', "doesn't settle", 'SEA-51'],
  ],
  nl: [['kadora', 'gelijkspel', 'KAD-65'], ['kadora', 'volle tafel', 'KAD-34'], ['djinn', 'bekennen', 'DJI-20'], ['seashore', 'stelen', 'SEA-31']],
  de: [['kadora', 'Mehrheit', 'KAD-62'], ['djinn', 'Bedienzwang', 'DJI-20'], ['diamoniak', 'ablehnen', 'MON-31'], ['seashore', 'klauen', 'SEA-31']],
  fr: [['kadora', 'majorite', 'KAD-62'], ['diamoniak', 'pioche vide', 'MON-40'], ['djinn', 'couper', 'DJI-20'], ['seashore', 'perdre', 'SEA-24']],
  es: [['kadora', 'empate', 'KAD-65'], ['diamant', 'quién empieza', 'DIA-25'], ['djinn', 'escalera', 'DJI-2']],
  it: [['kadora', 'pareggio', 'KAD-65'], ['diamoniak', 'rifiutare', 'MON-31'], ['seashore', 'rubare', 'SEA-31']],
  pt: [['kadora', 'empate', 'KAD-65'], ['diamoniak', 'baralho vazio', 'MON-40'], ['seashore', 'roubar', 'SEA-31']],
  sv: [['kadora', 'oavgjort', 'KAD-65'], ['djinn', 'bekänna', 'DJI-20'], ['seashore', 'stjäla', 'SEA-31']],
  da: [['kadora', 'uafgjort', 'KAD-65'], ['djinn', 'bekende', 'DJI-20'], ['seashore', 'stjæle', 'SEA-31']],
  ru: [['kadora', 'ничья', 'KAD-65'], ['kadora', '2 игрока', 'KAD-66'], ['djinn', 'козыри', 'DJI-12'], ['diamoniak', 'ведьмы', 'MON-21']],
} // prettier-ignore

test.each(Object.keys(ASKED))('what people ask finds the rule that answers it: %s', (language) => {
  use(catalogue(language, words(language)), language)
  for (const [game, find, rule] of ASKED[language]!) {
    const rules = found(game, find)
    expect(rules, `${game}: ${find}`).toContain(rule)
    expect(rules.length, `${game}: ${find}`).toBeLessThan(12)
  }
})

test('words are found in any order, a number as a whole, and nothing is found by words that are nowhere', () => {
  const texts = ['With 2 players, 12 cards', 'Two players: 20 cards', 'Cards']
  expect(search('players 2', texts).found).toEqual([0])
  expect(search('cards', texts).found).toEqual([0, 1, 2])
  expect(search('pláyer zebra', texts)).toEqual({ found: [0, 1], words: ['player'] })
  expect(search('zebra (', texts)).toEqual({ found: [], words: [] })
})

test('what was found is marked with its ending and its marks', () => {
  expect(pieces('Die Schätze', ['schatze'])).toEqual(['Die ', 'Schätze', ''])
  expect(pieces('12 relics, 2 piles', ['relicts', '2'])).toEqual(['12 ', 'relics', ', ', '2', ' piles'])
  expect(pieces('as it is', [])).toEqual(['as it is'])
})
