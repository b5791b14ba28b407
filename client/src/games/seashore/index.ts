import booklet from '../../../../src/karat/games/seashore/booklet.json'
import type { Booklet } from '../../lib/booklet'
import { client } from '../../lib/game'
import { listed, say, sentence } from '../../lib/speech.svelte'
import { colour } from '../../lib/voice'
import Area from './Area.svelte'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import { beats, cardWords, halfWords, laidWords, tell, tells, weight } from './events'
import Face from './Face.svelte'
import Last from './Last.svelte'
import { read } from './moves'
import Morning from './Morning.svelte'
import Out from './Out.svelte'
import Picture from './Picture.svelte'
import Trophy from './Trophy.svelte'
import { ascending, bySuit, isTreasure, number, type SeashoreView } from './view'
import { why } from './why'

export default client<SeashoreView>({
  Board,
  staged: true,
  Badge,
  Area,
  Picture,
  panels: [
    { id: 'trick', Panel: Last },
    { id: 'out', Panel: Out },
  ],
  rules: booklet.sections,
  booklet: booklet as unknown as Booklet,
  Face,
  small(view, seat) {
    const hand = [...(view.seats[seat]!.hand ?? [])].sort(bySuit)
    return { cells: hand.map((card) => ({ id: card, card })) }
  },
  touches(move, view, seat) {
    const one = read(move)
    if (one.verb === 'pass') {
      const own = (view.seats[seat]!.hand ?? []).filter((card) => card[0] === one.colour).sort(ascending)
      return own.slice(-1).map((id) => ({ id }))
    }
    return (one.verb === 'play' ? [one.card] : one.verb === 'return' ? one.cards : []).map((id) => ({ id }))
  },
  card: cardWords,
  explains: (card) => (isTreasure(card) ? 'SEA-30' : 'SEA-23'),
  event: tell,
  tells,
  beats,
  weight,
  move(move, _view, voice) {
    const one = read(move)
    if (one.verb === 'pass') return voice.say('move-pass', { colour: colour(one.colour) })
    if (one.verb === 'return') return voice.say('move-return', { cards: listed(one.cards.map(cardWords)) })
    if (one.verb !== 'play') return voice.say(`move-${one.verb}`, { seat: 'seat' in one ? voice.name(one.seat) : '' })
    const half = halfWords(one.shows, { colour: one.card[0], number: number(one.card) })
    return voice.say('lay', { card: cardWords(one.card), laid: laidWords(one.plus), half })
  },
  /** A card and what is seen of it are two taps, and the buttons of prizes say what they do: only more than that waits. */
  risky(move, view, you) {
    const one = read(move)
    if (one.verb !== 'play') return one.verb === 'pass' || one.verb === 'return'
    const { plus_cap, plus_most } = view.options
    return view.seats[you]!.plus > 0 && Number(plus_most ?? 1) > 0 && number(one.card) < Number(plus_cap)
  },
  ask(view) {
    const won = view.pending[0]?.colour
    return say(`seashore-ask-${view.step}`, { colour: won ? colour(won) : '', count: view.drawn?.count ?? 0 })
  },
  where(view) {
    const left = Math.max(...view.seats.map(({ cards }) => cards))
    return say('seashore-where', { round: view.round, left }) // the basket has the plus cards
  },
  describe(view, voice) {
    const piles = view.piles.map(
      ({ open, cards }) =>
        (open ? cardWords(open) : say('seashore-pile-closed')) + `, ${say('seashore-pile', { count: cards })}`,
    )
    const trick = view.played.map((one) => {
      const half = one.card ? cardWords(one.card) : halfWords(one.shows, one)
      return say('seashore-says-laid', { name: voice.name(one.seat), half, plus: one.plus })
    })
    const seats = view.seats.map((one, p) => {
      const has = say('seashore-says-seat', {
        cards: one.cards,
        treasures: one.treasures,
        plus: one.plus,
        score: one.score,
      })
      return `${voice.name(p)}: ${has} ${one.top ? say('seashore-says-top', { card: cardWords(one.top) }) : ''}`
    })
    const hand =
      voice.you === null
        ? []
        : [`${say('seashore-hand')}: ${listed((view.seats[voice.you]!.hand ?? []).map(cardWords))}.`]
    const supply = say('seashore-where-plus', { plus: view.supply })
    return [`${say('seashore-piles')}: ${piles.join('; ')}.`, supply, ...trick, ...seats, ...hand].map(sentence).join(' ')
  },
  finale: { Ground: Morning, Trophy, together: true, why },
  sources(_view, seat, events) {
    const scores = events.filter((event) => event.event === 'score' && event.seat === seat)
    const sum = (of: (event: (typeof scores)[number]) => number) => scores.reduce((all, event) => all + of(event), 0)
    return [
      { id: 'treasures', points: sum((event) => event.treasures as number) },
      { id: 'plus', points: sum((event) => (event.points as number) - (event.treasures as number)) },
    ]
  },
})
