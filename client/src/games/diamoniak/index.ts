import booklet from '../../../../src/karat/games/diamoniak/booklet.json'
import type { Booklet } from '../../lib/booklet'
import { client } from '../../lib/game'
import { say, sentence } from '../../lib/speech.svelte'
import Area from './Area.svelte'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import Card from './Card.svelte'
import { beats, tell, tells, weight } from './events'
import Morning from './Morning.svelte'
import Picture from './Picture.svelte'
import Trophy from './Trophy.svelte'
import { count, stored, type DiamoniakView } from './view'
import { why } from './why'
import { seatWords } from './words'

const RULES: Record<string, string> = { diamond: 'MON-30', fairy: 'MON-23', witch: 'MON-21' }

export default client<DiamoniakView>({
  Board,
  staged: true,
  Badge,
  Area,
  Picture,
  open: true,
  rules: booklet.sections,
  booklet: booklet as unknown as Booklet,
  Face: Card,
  small: (view, seat) => ({ cells: stored(view.seats[seat]!).map(({ card }) => ({ id: card, card })) }),
  touches: (move) => (move.startsWith('give ') ? [{ id: move.slice(5) }] : []),
  card: (card) => say(`diamoniak-card-${card}`),
  explains: (card) => RULES[card] ?? 'MON-15',
  event: tell,
  tells,
  beats,
  weight,
  move(move, _view, voice) {
    const [verb, rest] = move.split(' ') as [string, string | undefined]
    if (verb === 'buy') return voice.say('move-buy', { seat: voice.name(Number(rest)) })
    return voice.say(`move-${verb}`, rest === undefined ? {} : { card: say(`diamoniak-card-${rest}`) })
  },
  /** What cannot be had back: three diamonds, or a piece of the own castle. */
  risky: (move, view, you) => move.startsWith('buy') || move === `give ${view.seats[you]!.colour ?? ''}`,
  ask(view, legal) {
    if (view.witch) return say(`diamoniak-ask-${legal.includes('fairy') ? 'fairy' : 'witch'}`, { owed: view.witch })
    if (view.drawn) return say('diamoniak-ask-again')
    return say(`diamoniak-ask-${legal.length > 1 ? 'buy' : 'draw'}`)
  },
  where: (view) => say('diamoniak-where', { deck: view.deck }),
  describe: (view, voice) => view.seats.map((seat, p) => `${sentence(voice.name(p))}: ${seatWords(seat)}.`).join(' '),
  finale: { Ground: Morning, Trophy, why },
  sources(view, seat) {
    const { castle, store } = view.seats[seat]!
    return [
      { id: 'castle', points: castle },
      { id: 'diamonds', points: count(store, 'diamond') },
    ]
  },
})
