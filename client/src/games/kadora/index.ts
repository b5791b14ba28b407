import booklet from '../../../../src/karat/games/kadora/booklet.json'
import type { Booklet } from '../../lib/booklet'
import { client } from '../../lib/game'
import { listed, say, sentence } from '../../lib/speech.svelte'
import { colour } from '../../lib/voice'
import Area from './Area.svelte'
import Aside from './Aside.svelte'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import Card from './Card.svelte'
import { beats, cardWords, tell, weight } from './events'
import Harbour from './Harbour.svelte'
import Head from './Head.svelte'
import { read } from './moves'
import Morning from './Morning.svelte'
import Picture from './Picture.svelte'
import { cells, COLOURS, isBack, loots, standings, type KadoraView } from './view'
import { why } from './why'

export default client<KadoraView>({
  Board,
  staged: true,
  Badge,
  Area,
  Picture,
  panels: [{ id: 'aside', Panel: Aside }],
  rules: booklet.sections,
  booklet: booklet as unknown as Booklet,
  Face: Card,
  card: cardWords,
  explains: (card) => (isBack(card) ? 'KAD-5' : 'KAD-31'),
  event: tell,
  beats,
  weight,
  move(move, view, voice) {
    const one = read(move)
    if (one.verb === 'gift') return voice.say('move-gift', { colour: colour(one.colour), seat: voice.name(one.to) })
    if (one.verb === 'place') return voice.say('lay', { card: cardWords(one.card), cell: one.cell })
    if (one.verb === 'draw') return voice.say('move-draw', { row: one.row, colour: colour(view[one.row][0]!) })
    return voice.say('move-keep')
  },
  small: (view) => ({ columns: 4, cells: cells(view).map(({ name, card }) => ({ id: name, card })) }),
  touches(move) {
    const one = read(move)
    return one.verb === 'place' ? [{ id: one.cell, card: one.card }] : []
  },
  /** Placing and giving cost points; a draw and keeping everything are made at once. */
  risky: (move) => ['place', 'gift'].includes(read(move).verb),
  ask: (view) => say(`kadora-ask-${view.step}`),
  where: (view) =>
    say('kadora-where', { last: view.last_turns ?? 'none', cards: view.left.length + view.right.length }),
  describe(view, voice) {
    const lines = view.block.map((_, row) => {
      const line = cells(view).filter((cell) => cell.row === row)
      return say('kadora-says-line', {
        row: row + 1,
        cards: line.map(({ card }) => (card === null ? say('kadora-empty') : cardWords(card))).join(', '),
      })
    })
    const seats = standings(loots(view)).map(({ sums, leads, open }, p) => {
      const has = COLOURS.flatMap((letter, c) =>
        sums[c] ? [say('kadora-says-sum', { colour: colour(letter), sum: sums[c], leads: String(leads[c]) })] : [],
      )
      return say('kadora-says-loot', { name: voice.name(p), loot: listed(has), open })
    })
    const hand =
      voice.you === null ? [] : [`${say('kadora-hand')}: ${listed(view.seats[voice.you]!.hand.map(cardWords))}.`]
    return [...lines, ...seats, ...hand].map(sentence).join(' ')
  },
  finale: { Ground: Morning, Scene: Harbour, why },
  Head,
  sources(view, seat) {
    const { sums, leads } = standings(loots(view))[seat]!
    return COLOURS.map((letter, c) => ({ id: letter, points: leads[c] ? 0 : sums[c]! }))
  },
})
