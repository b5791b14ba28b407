/** What stages and finales read off a game: who stands where, what is said together, and why somebody won. */

import { readFileSync } from 'node:fs'
import { render } from 'svelte/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'

vi.hoisted(() => Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => undefined } }))
import { tells } from '../src/games/diamant/events'
import { figures, fold, OLD } from '../src/games/diamant/places'
import { story as tellDiamant } from '../src/games/diamant/story'
import { gains, type DiamantView } from '../src/games/diamant/view'
import { homes, why } from '../src/games/diamant/why'
import * as Diamoniak from '../src/games/diamoniak/events'
import { breadth, heaps, visits, type DiamoniakSeat, type DiamoniakView } from '../src/games/diamoniak/view'
import { why as castleWhy } from '../src/games/diamoniak/why'
import djinn from '../src/games/djinn'
import { story as tellDjinn } from '../src/games/djinn/story'
import type { DjinnView } from '../src/games/djinn/view'
import { because } from '../src/lib/because'
import { scored } from '../src/lib/games'
import { Scene, type see, type Spot } from '../src/lib/motion'
import { beats as kadoraBeats, effectWords } from '../src/games/kadora/events'
import { berths } from '../src/games/kadora/places'
import type { KadoraView } from '../src/games/kadora/view'
import { why as kadoraWhy } from '../src/games/kadora/why'
import * as seashore from '../src/games/seashore/events'
import { handRows, order, places, SHOWS } from '../src/games/seashore/places'
import type { SeashoreView } from '../src/games/seashore/view'
import Sandcastle from '../src/games/seashore/Trophy.svelte'
import { why as seashoreWhy } from '../src/games/seashore/why'
import { podium, ranked, stands } from '../src/lib/podium'
import { catalogue, use } from '../src/lib/speech.svelte'
import { Voice } from '../src/lib/voice'
import { words } from './words'

const view = (path: string[]) => ({ path, on_path: path.map(() => 1) }) as unknown as DiamantView
const voice = new Voice('diamant', ['Ada', 'Jasper', 'Opal'], 0)

beforeAll(() => use(catalogue('en', words('en')), 'en'))

describe('the podium', () => {
  test('goes by winners, then by scores, and equals share a place', () => {
    const rows = ranked([3, 9, 9, 1, 3], [1, 2])
    expect(rows.map(({ seat, place }) => [seat, place])).toEqual([[1, 1], [2, 1], [0, 3], [4, 3], [3, 5]])
  })
  test('may be led by who has less', () => {
    expect(ranked([3, 1, 2], [1], true).map(({ seat }) => seat)).toEqual([1, 2, 0])
  })
  test('has a rock for all who have won, however many', () => {
    const { rocks, rest } = podium(ranked([9, 9, 9, 9, 9, 9, 9, 0], [0, 1, 2, 3, 4, 5, 6]))
    expect(rocks.map((group) => group.length)).toEqual([7])
    expect(rest.map(({ seat }) => seat)).toEqual([7])
  })
  test('has three places where nobody is equal', () => {
    const { rocks, rest } = podium(ranked([5, 4, 3, 2], [0]))
    expect([rocks.length, rest.length]).toEqual([3, 1])
  })
  test('has the winner in the middle, also where all others share a place', () => {
    const drawn = (scores: number[]) =>
      stands(podium(ranked(scores, [3])).rocks).map(({ place, group }) => [place, ...group.map(({ seat }) => seat)])
    expect(drawn([4, 4, 4, 5])).toEqual([[1, 3], [2, 0, 1], [2, 2]])
    expect(drawn([4, 3, 3, 5])).toEqual([[1, 3], [2, 0], [3, 1, 2]])
    expect(drawn([1, 1, 1, 1])).toEqual([[1, 3], [2, 0, 1], [2, 2]])
  })
})

/** What a story asks of its scene. */
function recorded(): { scene: Scene; asked: [what: string, ...with: unknown[]][] } {
  const asked: [string, ...unknown[]][] = []
  const places: Record<string, number> = { 'card-1': 100, 'seat-0': 7, 'laid-0': 10, 'laid-1': 30 }
  const spot = (name: string) => (name in places ? { x: places[name]!, y: places[name]!, w: 4, h: 4 } : null)
  const get = (_: object, what: string) =>
    what === 'was' || what === 'at' ? spot : (...how: unknown[]) => asked.push([what, ...how])
  return { scene: new Proxy({}, { get }) as Scene, asked }
}

describe('what moves', () => {
  test('a relic flies as what it is, from where it lay', () => {
    const { scene, asked } = recorded()
    const before = { ...view(['T7', 'relic7']), seats: [{ inside: true, chest: 3 }] } as unknown as DiamantView
    tellDiamant([{ event: 'relic', seat: 0, card: 'relic7' }], scene, before, before)
    const [, drawing, from, to] = asked.find(([what]) => what === 'fly')!
    expect(drawing).not.toContain('#ruby')
    expect([from, to]).toMatchObject([{ x: 100 }, { x: 7 }])
  })
  test('a trick gathers in its middle before it is kept or goes away', () => {
    const { scene, asked } = recorded()
    const before = { seat: 0, trick: [{ seat: 0, card: 'B8' }, { seat: 1, card: 'B4' }] } as unknown as DjinnView
    tellDjinn([{ event: 'keep', seat: 0, card: 'B8' }], scene, before, before)
    const ways = asked.filter(([what]) => what === 'carry').map(([, , way]) => way as Spot[])
    expect(ways.map(([first]) => first)).toMatchObject([{ x: 20, y: 20 }])
  })
  test('a card that goes to the left can be read, and shows its back at the end; who walks there faces it; nothing flies into the bar', () => {
    const frames: string[] = []
    const node = () => ({
      style: {},
      dataset: {},
      append: () => undefined,
      remove: () => undefined,
      removeAttribute: () => undefined,
      insertAdjacentHTML: () => undefined,
      getBoundingClientRect: () => ({ left: 0, top: 0, width: 0, height: 0 }),
      querySelectorAll: () => [],
      cloneNode: () => node(),
      firstElementChild: { style: {} },
      animate(all: Keyframe[]) {
        frames.push(...all.map(({ transform }) => String(transform)))
        return { finished: Promise.resolve() }
      },
    })
    vi.stubGlobal('document', { createElement: node })
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const [from, left] = [{ x: 50, y: 5, w: 4, h: 4 }, { x: 9, y: 5, w: 4, h: 4 }]
    const there = new Map([['card', { ...from, node: node() }]]) as unknown as ReturnType<typeof see>
    const scene = new Scene(node() as unknown as HTMLElement, node() as unknown as HTMLElement, there)
    scene.walk(scene.ghost('card'), from, [left], 100)
    expect(frames.splice(0).at(-1)).toContain('scaleX(-1)')
    scene.carry('card', [left], 100)
    expect(frames.splice(0).join()).not.toMatch(/scaleX|rotateY\(180/)
    scene.carry('card', [left], 100, '<rect/>')
    expect(frames.splice(0).at(-1)).toContain('rotateY(180deg)')
    scene.fly('<rect/>', { ...from, y: 30 }, { ...left, y: 30 }, 100, { lift: 120, size: 20 })
    expect(frames.splice(0)[1]).toContain('-17px') // so high that nothing of it, at its largest, is over the stage
    vi.unstubAllGlobals()
  })
})

test('that a turn of Djinn is over needs no line of its own', () => {
  const told = new Voice('djinn', ['Ada', 'Jasper'], 0)
  expect(djinn.event({ event: 'done', seat: 1 }, told)).toBeNull()
  expect(djinn.tells!([{ event: 'done', seat: 1 }], told)).toBe('')
  expect(djinn.event({ event: 'play', seat: 1, card: 'P2' }, told)).toBe('Jasper plays purple 2.')
})

describe("Diamant's path", () => {
  test('shows all cards while there is room', () => {
    expect(fold(view(['T7', 'snake', 'T5'])).folded).toEqual([])
  })
  test('becomes a cairn: old treasures go under it, traps never before them', () => {
    const { shown, folded } = fold(view(['snake', 'T1', 'T2', 'T3', 'lava', 'T4', 'T5', 'T7']))
    expect(folded.map(({ card }) => card)).toEqual(['T1', 'T2', 'T3'])
    expect(shown.map(({ card }) => card)).toEqual(['snake', 'lava', 'T4', 'T5', 'T7'])
    expect(shown.map(({ slot }) => slot)).toEqual([1, 2, 3, 4, OLD])
  })
  test('seats as many figures as there are people', () => {
    for (let people = 0; people <= 8; people += 1) expect(figures(people)).toHaveLength(people)
  })
})

describe("Diamant's events", () => {
  test('of one beat are told together, and a loss says what was lost', () => {
    const trapped = (seat: number, lost: number) => ({ event: 'trapped', seat, card: 'spider', lost })
    const said = tells([trapped(0, 39), trapped(2, 3), { event: 'removed', card: 'spider' }], voice)
    expect(said).toContain('The spider! You lose 39 rubies.')
    expect(said).toContain('Opal 3')
  })

  const GAME = [
    { event: 'expedition', number: 1 },
    { event: 'bank', seat: 1, carried: 4, share: 1 },
    { event: 'expedition', number: 2 },
    { event: 'bank', seat: 0, carried: 20, share: 4 },
    { event: 'reveal', card: 'snake' },
    { event: 'trapped', seat: 1, card: 'snake', lost: 20 },
    { event: 'expedition', number: 3 },
    { event: 'bank', seat: 0, carried: 1, share: 1 },
    { event: 'bank', seat: 1, carried: 1, share: 1 },
  ]

  test('say which ways home there were', () => {
    expect(homes(GAME, 0)).toEqual([
      { number: 2, rubies: 24, alone: true, card: 'snake' },
      { number: 3, rubies: 2, alone: false, card: null },
    ])
    expect(gains(GAME, 2)).toEqual([2, 2])
  })
  test('count the relics that came home with the rubies', () => {
    const relic = { event: 'relic', seat: 1, card: 'relic10' }
    const game = [GAME[0]!, GAME[1]!, relic, ...GAME.slice(2)]
    expect(why(game, [1], voice)).toMatch(/^In expedition 1 Jasper left .*: \+15\.$/)
  })
  test('say why somebody won, with the number of that event', () => {
    expect(why(GAME, [0], voice)).toBe('In expedition 2 you left one card before the second snake: +24.')
    expect(why(GAME, [], voice)).toBeNull()
    const shared = (winners: number[]) =>
      because({ finale: { why } as never }, GAME, { winners, scores: [40, 40, 40] }, voice, {} as never)
    expect(shared([0])).toBe(why(GAME, [0], voice))
    expect(shared([0, 1])).toBe(`${why(GAME, [0], voice)} ${why(GAME, [1], voice)}`)
    expect(shared([0, 1, 2])).toBe('Level at the end with 40 each.')
    expect(why([{ event: 'expedition', number: 1 }], [0], voice)).toBeNull()
  })
})

describe('Diamoniak', () => {
  const five = new Voice('diamoniak', ['Ada', 'Jasper'], 0)
  const draw = (seat: number, card: string, to = 'store') => ({ event: 'draw', seat, card, to })
  const give = (seat: number, card: string) => ({ event: 'give', seat, card })
  const seat = (store: string[], castle = 2): DiamoniakSeat => ({ colour: 'pink', castle, store })
  const valley = {
    turn: 0,
    drawn: true,
    witch: 3,
    deck: 9,
    discard: ['witch'],
    seats: [seat(['diamond', 'diamond', 'blue']), seat([])],
  } as unknown as DiamoniakView

  test('tells in one line what the witch got, and what somebody drew', () => {
    expect(Diamoniak.tells([give(0, 'diamond'), give(0, 'pink'), give(0, 'diamond')], five)).toBe(
      'You give 2 diamonds and 1 pink castle card to the witch.',
    )
    const drawn = [draw(1, 'diamond'), draw(1, 'blue'), draw(1, 'witch', 'discard')]
    expect(Diamoniak.tells(drawn, five)).toBe('Jasper draws 1 diamond, 1 blue castle card and a witch.')
  })
  test('shows three cards for the witch in one moment, and ends it as the table is', () => {
    const all = [give(0, 'diamond'), give(0, 'pink'), give(0, 'blue')]
    const [beat, ...more] = Diamoniak.beats(all, valley)
    expect(more).toEqual([])
    expect(beat!.events).toEqual(all)
    expect(beat!.view!.seats[0]).toEqual({ colour: 'pink', castle: 1, store: ['diamond'] })
    expect(beat!.view!.discard).toEqual(['witch', 'diamond', 'pink', 'blue'])
  })
  test('says where the witch is: at the castle that pays, else in the sky', () => {
    expect(visits(valley, [])).toBe(0)
    expect(visits({ ...valley, witch: null }, [])).toBeNull()
    expect(visits({ ...valley, witch: null }, [draw(1, 'witch', 'discard')])).toBe(1)
  })
  test('lays diamonds in threes, and in stacks when they are many', () => {
    expect(heaps(7).map(({ diamonds, stack }) => [diamonds, stack])).toEqual([[3, false], [3, false], [1, false]])
    expect(heaps(11).map(({ diamonds, stack }) => [diamonds, stack])).toEqual([[3, true], [3, true], [3, true], [2, false]])
    expect(breadth(seat(Array.from({ length: 11 }, () => 'diamond')))).toBeLessThan(9)
  })
  test('says why somebody won, and counts no bought card that the witch may have taken', () => {
    const buy = { event: 'buy', seat: 0, from: 1, card: 'pink', diamonds: 3 }
    const game = [{ event: 'turn', seat: 0 }, draw(0, 'pink', 'castle'), buy, buy, buy]
    expect(castleWhy(game, [0], five)).toBe('You bought 3 of your six castle cards.')
    expect(castleWhy([...game, give(0, 'pink')], [0], five)).toBe('You bought 2 of your six castle cards.')
    const turn = [{ event: 'turn', seat: 1 }, draw(1, 'blue', 'castle'), draw(1, 'blue', 'castle')]
    expect(castleWhy(turn, [1], five)).toBe('In one turn Jasper added 2 castle cards.')
    expect(castleWhy([], [0], five)).toBeNull()
  })
  test('counts castle cards, not its hundreds', () => {
    expect([scored('diamoniak', 601), scored('diamoniak', 3), scored('diamant', 601)]).toEqual([6, 0, 601])
  })
})

describe("Kadora's island", () => {
  const block = [['Y5s', '-', '-', '-'], ['-', '-', '-', '-'], ['-', '-', '-', '-'], ['-', '-', '-', '-']]
  const seats = [{ hand: ['Y5r'], loot: ['R2r'] }, { hand: [], loot: ['R3s'] }, { hand: [], loot: [] }]
  const table = { players: 3, block, aside: [], left: [], right: [], seats } as unknown as KadoraView
  const take = { event: 'take', seat: 0, line: 'column', which: 'matching', cards: ['Y5s'], cells: ['a1'] }
  const told = new Voice('kadora', ['Ada', 'Jasper', 'Opal'], 0)

  test('has your ship nearest, and the others around', () => {
    expect(berths(4, 1)).toEqual(['near-right', 'near-left', 'far-left', 'far-right'])
    expect(berths(2, 0)).toEqual(['near-left', 'far-right']) // the raft lies at the near right
    expect(new Set(berths(4, null)).size).toBe(4)
  })
  test('says what a move does only while that is known', () => {
    expect(effectWords('place Y5r a2', table, null, 0)).toBeNull() // it is being played: nothing is said of it any more
    expect(effectWords('place Y5r a2', table, {}, 0)).toBe('Takes nothing.')
    const said = effectWords('place Y5r a2', table, { 'place Y5r a2': [take] }, 0)
    expect(said).toBe('Takes yellow 5 (square). Your penalty: 2 → 2. You would lead yellow.')
  })
  test('takes both lines in one moment', () => {
    const shown = kadoraBeats([{ event: 'place', seat: 0, card: 'Y5r', cell: 'a2' }, take, { ...take, cards: [], cells: [] }], table)
    expect(shown.map(({ events }) => events.length)).toEqual([1, 2])
    expect(shown[1]!.view!.seats[0]!.loot).toEqual(['R2r', 'Y5s'])
  })
  test('says why somebody won, with the total of that event', () => {
    const down = (colour: string, seats: number[], sum: number) => ({ event: 'face_down', colour, seats, sum })
    const events = [down('R', [1], 9), down('Y', [0, 1], 14), down('B', [0], 3)]
    expect(kadoraWhy(events, [0], told)).toBe('You lead 2 colours at the end: yellow alone, a total of 14, costs you nothing.')
    expect(kadoraWhy(events, [2], told)).toBeNull()
    expect(kadoraWhy(events, [], told)).toBeNull()
  })
})

describe('Sea or Shore', () => {
  const voice = new Voice('seashore', ['Ada', 'Jasper', 'Opal'], 0)
  const table = (more: object) => ({ seats: [{}, {}, {}], played: [], step: 'play', ...more }) as unknown as SeashoreView
  const laid = (seat: number, card: string) => ({ seat, shows: 'sea', plus: 0, card })

  test('seats people along the shore, you at the right; they stand behind the lanes of their cards', () => {
    expect(order(table({}), 0, [])).toEqual([1, 2, 0])
    expect(order(table({}), null, [])).toEqual([0, 1, 2])
    const open = table({ step: 'claim', played: [laid(1, 'G2'), laid(2, 'R5'), laid(0, 'R9')] })
    expect(order(open, 0, [])).toEqual([1, 2, 0]) // until it is said who has won
    expect(order(open, 0, [['R'], ['G']])).toEqual([2, 0, 1])
    expect(places([2, 0, 1], 2)).toEqual(['--k: 1; --r: 0', '--k: 0; --r: 1', '--k: 0; --r: 0'])
  })
  test('lays twelve cards in two rows where fingers need it, and in one where there is no room for two', () => {
    expect(handRows(12, 22.9, true)).toBe(2) // a phone
    expect(handRows(12, 22.9, false)).toBe(1) // with browser bars
    expect(handRows(9, 22.9, true)).toBe(1)
    expect(handRows(12, 44, true)).toBe(1) // a tablet
    expect(SHOWS).toBeGreaterThan(0.5) // the middle of each card can be pressed
  })
  test('tells what happens together once for all', () => {
    const told = (...events: object[]) => seashore.tells(events as { event: string }[], voice)
    const reveal = (seat: number, card: string, value: number) => ({ event: 'reveal', seat, card, value })
    expect(told(reveal(0, 'R9', 11), reveal(1, 'B8', 8))).toBe('The covers come off. You: red 9 plus 2 and Jasper: blue 8.')
    const win = (seat: number, ...colours: string[]) => ({ event: 'win', seat, colours, prize: 'claim' })
    expect(told(win(0, 'R'), win(1, 'B'), { event: 'plus', seat: 2, count: 2 })).toBe(
      'Colours won: you red and Jasper blue. Opal gets 2 plus cards.',
    )
    const passed = [0, 1, 2].map((seat) => ({ event: 'passed', seat, to: (seat + 1) % 3, ...(seat === 1 ? {} : { card: 'R9' }) }))
    expect(told(...passed)).toContain('You pass red 9 to Jasper. Opal passes you red 9.')
    const hands = [0, 1, 2].map((seat) => ({ event: 'hand', seat, count: 2, ...(seat ? {} : { cards: ['R1', 'B2'] }) }))
    expect(told(...hands)).toBe('Jasper and Opal are dealt 2 cards each. You are dealt red 1 and blue 2.')
  })
  test('never hands out no plus cards, and promises no trick after the last', () => {
    expect(seashore.tell({ event: 'plus', seat: 1, count: 0 }, voice)).toBe('There are no plus cards left for Jasper.')
    expect(seashore.tell({ event: 'trick_over', start: 0 }, voice)).not.toContain('next')
  })
  test('knows the theft without which somebody would not have won, or else the better round', () => {
    const scores = (...all: number[]) => ({ seats: all.map((score) => ({ score })) }) as unknown as SeashoreView
    const game = [
      { event: 'round', number: 1, start: 0 },
      { event: 'steal', seat: 0, from: 1, card: 'tR3' },
      { event: 'score', seat: 0, treasures: 9, plus: 2, points: 10 },
      { event: 'round', number: 2, start: 1 },
      { event: 'score', seat: 0, treasures: 12, plus: 0, points: 12 },
    ]
    expect(seashoreWhy(game, [0], voice, scores(22, 20, 3))).toBe('Round 1: You steal a red treasure worth 3 from Jasper.')
    expect(seashoreWhy(game, [0], voice, scores(22, 11, 3))).toBe(
      'Round 2: You score 12 points: 12 for treasures, and 0 plus cards left.',
    )
    expect(seashoreWhy(game, [], voice, scores(1, 1, 1))).toBeNull()
  })
})

test('those who share a place on the beach share a castle with a flag for each', () => {
  const flags = (...colours: string[]) => {
    const view = { seats: [{ plus: 0 }] } as unknown as SeashoreView
    return render(Sandcastle, { props: { part: 1, view, seat: 0, colours } }).body.match(/h15l-4 4 4 4h-15Z/g)?.length
  }
  expect(flags('ruby')).toBe(1)
  expect(flags('ruby', 'amber')).toBe(2)
})

test('nothing on a stage moves by a property that has to be laid out', () => {
  const motion = readFileSync(new URL('../src/lib/motion.ts', import.meta.url), 'utf8')
  const frames = motion.match(/\{ (?:left|top|width|height|margin|filter):/g)
  expect(frames).toBeNull()
})
