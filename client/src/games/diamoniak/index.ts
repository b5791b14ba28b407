import { client } from '../../lib/game'
import { say, sentence } from '../../lib/speech.svelte'
import Area from './Area.svelte'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import Card from './Card.svelte'
import { beats, tell, weight } from './events'
import Picture from './Picture.svelte'
import { count, type DiamoniakView } from './view'
import { seatWords } from './words'

const RULES: Record<string, string> = { diamond: 'MON-30', fairy: 'MON-23', witch: 'MON-21' }

export default client<DiamoniakView>({
  Board,
  Badge,
  Area,
  Picture,
  open: true,
  rules: ['aim', 'cards', 'turn', 'castle', 'witch', 'buy', 'end'],
  Face: Card,
  card: (card) => say(`diamoniak-card-${card}`),
  explains: (card) => RULES[card] ?? 'MON-15',
  event: tell,
  beats,
  weight,
  move(move, _view, voice) {
    const [verb, rest] = move.split(' ') as [string, string | undefined]
    if (verb === 'buy') return voice.say('move-buy', { seat: voice.name(Number(rest)) })
    return voice.say(`move-${verb}`, rest === undefined ? {} : { card: say(`diamoniak-card-${rest}`) })
  },
  ask(view, legal) {
    if (view.witch) return say(`diamoniak-ask-${legal.includes('fairy') ? 'fairy' : 'witch'}`, { owed: view.witch })
    if (view.drawn) return say('diamoniak-ask-again')
    return say(`diamoniak-ask-${legal.length > 1 ? 'buy' : 'draw'}`)
  },
  where: (view) => say('diamoniak-where', { deck: view.deck }),
  describe: (view, voice) => view.seats.map((seat, p) => `${sentence(voice.name(p))}: ${seatWords(seat)}.`).join(' '),
  sources(view, seat) {
    const { castle, store } = view.seats[seat]!
    return [
      { id: 'castle', points: 100 * castle },
      { id: 'diamonds', points: count(store, 'diamond') },
    ]
  },
})
