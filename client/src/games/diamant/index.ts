import booklet from '../../../../src/karat/games/diamant/booklet.json'
import type { Booklet } from '../../lib/booklet'
import { client } from '../../lib/game'
import { say, sentence } from '../../lib/speech.svelte'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import Card from './Card.svelte'
import Edge from './Edge.svelte'
import { beats, cardWords, tell, tells, weight } from './events'
import Morning from './Morning.svelte'
import Picture from './Picture.svelte'
import Trophy from './Trophy.svelte'
import { isRelic, isTrap, onPath, worth, type DiamantView } from './view'
import { why } from './why'

export default client<DiamantView>({
  Board,
  staged: true,
  Badge,
  Picture,
  Edge,
  rules: booklet.sections,
  booklet: booklet as unknown as Booklet,
  Face: Card,
  small: (view) => ({ cells: view.path.map((card, place) => ({ id: String(place), card })) }),
  card: cardWords,
  explains: (card) => (isTrap(card) ? 'DIA-23' : isRelic(card) ? 'DIA-28' : 'DIA-21'),
  event: tell,
  tells,
  beats,
  finale: { Ground: Morning, Trophy, why },
  weight,
  move: (move, view, voice) => voice.say(`move-${move}`, { carried: view.seats[voice.you!]!.carried }),
  risky: (move, view, you) => move === 'leave' || view.seats[you]!.carried > 0,
  ask: () => say('diamant-ask-short'),
  where: (view) => say('diamant-round', { number: view.expedition }),
  describe(view, voice) {
    const path = view.path.map(cardWords).join(', ') || say('diamant-path-empty')
    const seats = view.seats.map((seat, p) =>
      say(seat.inside ? 'diamant-says-inside' : 'diamant-says-camp', {
        name: voice.name(p),
        carried: seat.carried,
        chest: seat.chest,
      }),
    )
    return [`${say('diamant-path')}: ${path}.`, say('diamant-says-on-path', { rubies: onPath(view) }), ...seats]
      .map(sentence)
      .join(' ')
  },
  sources(view, seat) {
    const { chest, relics } = view.seats[seat]!
    const chests = { id: 'chest', points: chest }
    return view.options.relics
      ? [chests, { id: 'relics', points: relics.reduce((sum, card) => sum + worth(card), 0) }]
      : [chests]
  },
})
