import booklet from '../../../../src/karat/games/djinn/booklet.json'
import type { Booklet } from '../../lib/booklet'
import { client } from '../../lib/game'
import { listed, say, sentence } from '../../lib/speech.svelte'
import { colour } from '../../lib/voice'
import Area from './Area.svelte'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import { beats, cardWords, effectWords, forgotten, taskWords, tell, tells, UNTOLD, weight } from './events'
import Face from './Face.svelte'
import Last from './Last.svelte'
import { read } from './moves'
import Morning from './Morning.svelte'
import Picture from './Picture.svelte'
import { changedTrump, isTreasure, RULES, tricksLeft, type DjinnView } from './view'
import { why } from './why'

export default client<DjinnView>({
  Board,
  staged: true,
  Badge,
  Area,
  Picture,
  panels: [{ id: 'trick', Panel: Last }],
  rules: booklet.sections,
  booklet: booklet as unknown as Booklet,
  Face,
  card: (card) => (isTreasure(card) ? cardWords(card) : effectWords(card)),
  explains: (card) => RULES[card] ?? 'DJI-21',
  event: (event, voice) => (UNTOLD.includes(event.event) ? null : tell(event, voice)),
  tells,
  forgotten,
  beats,
  weight,
  move(move, _view, voice) {
    const { verb, what, rest } = read(move)
    if (verb === 'cave')
      return voice.say('move-cave', { task: taskWords(what, rest.length), cards: listed(rest.map(cardWords)) })
    if (verb === 'done') return voice.say('move-without')
    if (verb !== 'djinn') return voice.say(`move-${verb}`, { card: what && cardWords(what) })
    const answer = rest[0] ?? ''
    return voice.say(
      `move-${what}`,
      what === 'trump' ? { colour: colour(answer) } : { seat: answer && voice.name(Number(answer)) },
    )
  },
  small(view, seat) {
    const { hand = [], djinn = [], kept } = view.seats[seat]!
    const lying = { keep: view.trick.map(({ card }) => card), cave: kept }[view.step as string] ?? [...hand, ...djinn]
    return { cells: lying.map((card) => ({ id: card, card })) }
  },
  touches(move) {
    const { verb, what, rest } = read(move)
    return (verb === 'cave' ? rest : [what]).map((id) => ({ id }))
  },
  /** That a turn is over is said by a button of its own. */
  risky: (move) => move !== 'done',
  ask(view) {
    const led = view.trick[0]?.card
    if (view.step === 'play') return led ? say('djinn-ask-play', { colour: colour(led[0]!) }) : say('djinn-ask-lead')
    return say(`djinn-ask-${view.step}`, { count: view.to_keep })
  },
  where: (view) => say('djinn-where', { phase: view.phase, left: tricksLeft(view) }),
  describe(view, voice) {
    const changed = changedTrump(view)
    const trump = changed === null ? say('djinn-no-trump') : colour(changed ?? view.trump_card[0]!)
    const trick = view.trick.map(({ seat, card }) =>
      say('djinn-says-lies', { name: voice.name(seat), card: cardWords(card) }),
    )
    const seats = view.seats.map((seat, p) => {
      const has = say('djinn-says-seat', {
        level: seat.level,
        hand: seat.hand_size,
        djinn: seat.djinn_size,
        kept: seat.kept.length,
      })
      const kept = seat.kept.length ? `${say('djinn-head-kept')}: ${listed(seat.kept.map(cardWords))}.` : ''
      return `${voice.name(p)}: ${has} ${kept}`
    })
    const me = voice.you === null ? null : view.seats[voice.you]!
    const own = me && [
      `${say('djinn-hand')}: ${listed((me.hand ?? []).map(cardWords))}.`,
      `${say('djinn-own')}: ${listed((me.djinn ?? []).map(effectWords))}.`,
    ]
    const caves = Object.entries(view.caves).map(
      ([level, tasks]) =>
        `${say('djinn-says-cave', { level })}: ${listed(tasks.map((task) => taskWords(task, Number(level))))}.`,
    )
    const lies = trick.length ? `${say('djinn-trick')}: ${trick.join(', ')}.` : `${say('djinn-trick-empty')}.`
    return [`${say('djinn-trump')}: ${trump}.`, lies, ...caves, ...seats, ...(own ?? [])].map(sentence).join(' ')
  },
  finale: { Ground: Morning, why },
  sources: (view, seat) => [{ id: 'kept', points: view.seats[seat]!.kept.length }],
})
