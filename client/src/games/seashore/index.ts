import { client } from '../../lib/game'
import { listed, say, sentence } from '../../lib/speech.svelte'
import { colour } from '../../lib/voice'
import Area from './Area.svelte'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import { beats, cardWords, halfWords, laidWords, tell, weight } from './events'
import Face from './Face.svelte'
import Last from './Last.svelte'
import { read } from './moves'
import Out from './Out.svelte'
import Picture from './Picture.svelte'
import { isTreasure, number, type SeashoreView } from './view'

export default client<SeashoreView>({
  Board,
  Badge,
  Area,
  Picture,
  panels: [
    { id: 'trick', Panel: Last },
    { id: 'out', Panel: Out },
  ],
  rules: ['aim', 'cards', 'setup', 'trick', 'prizes', 'actions'],
  Face,
  card: cardWords,
  explains: (card) => (isTreasure(card) ? 'SEA-30' : 'SEA-23'),
  event: tell,
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
  ask(view) {
    const won = view.pending[0]?.colour
    return say(`seashore-ask-${view.step}`, { colour: won ? colour(won) : '', count: view.drawn?.count ?? 0 })
  },
  where(view) {
    const left = Math.max(...view.seats.map(({ cards }) => cards))
    return say('seashore-where', { round: view.round, left, plus: view.supply })
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
    return [`${say('seashore-piles')}: ${piles.join('; ')}.`, ...trick, ...seats, ...hand].map(sentence).join(' ')
  },
  sources(_view, seat, events) {
    const scores = events.filter((event) => event.event === 'score' && event.seat === seat)
    const sum = (of: (event: (typeof scores)[number]) => number) => scores.reduce((all, event) => all + of(event), 0)
    return [
      { id: 'treasures', points: sum((event) => event.treasures as number) },
      { id: 'plus', points: sum((event) => (event.points as number) - (event.treasures as number)) },
    ]
  },
})
