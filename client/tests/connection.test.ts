/** The connection against a real socket server that plays the server's part of the protocol. */

import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Connection, type Health } from '../src/lib/connection'
import { dialEarly, takeEarly } from '../src/lib/line'
import type { Bye, News, Refused } from '../src/lib/protocol'

Object.assign(globalThis, { WebSocket })

type Heard = Record<string, unknown>
let server: WebSocketServer
let sockets: WebSocket[]
let heard: Heard[]
/** What the server answers to each message. */
let answer: (message: Heard, socket: WebSocket) => void
let news: News[]
let health: Health[]
let ends: (Bye | Refused)[]
let connection: Connection

const say = (socket: WebSocket, message: object) => socket.send(JSON.stringify(message))
const welcome = (seq: number, resumed = false) => ({
  type: 'welcome',
  seq,
  resumed,
  table: {},
  you: { seat: 0, host: true },
  events: [],
  now: null,
})
const played = (seq: number) => ({ type: 'played', seq, seat: 1, by: 'bot', events: [], now: null })
const of = (type: string) => heard.filter((message) => message.type === type)

/** As long as a test may take. */
async function until(true_: () => boolean): Promise<void> {
  while (!true_()) await new Promise((resolve) => setTimeout(resolve, 10))
}

beforeEach(async () => {
  sockets = []
  heard = []
  news = []
  health = []
  ends = []
  answer = (message, socket) => {
    if (message.type === 'hello') say(socket, welcome(5, message.last !== null))
    else say(socket, { type: 'done', seq: 6, id: message.id })
  }
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  server.on('connection', (socket) => {
    sockets.push(socket)
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as Heard
      heard.push(message)
      answer(message, socket)
    })
  })
  const { port } = server.address() as AddressInfo
  connection = new Connection(`ws://127.0.0.1:${port}`, 'K7PMQ2', 'token', {
    news: (message) => news.push(message),
    health: (state) => health.push(state),
    end: (last) => ends.push(last),
  })
  await until(() => news.length > 0)
})

afterEach(async () => {
  connection.close()
  for (const socket of sockets) socket.terminate()
  await new Promise((resolve) => server.close(resolve))
})

test('it says hello with table and token, and hears the welcome', () => {
  expect(heard[0]).toEqual({ type: 'hello', table: 'K7PMQ2', token: 'token', last: null })
  expect(health).toEqual(['fine'])
})

test('a command is answered', async () => {
  const done = await connection.send({ type: 'move', move: 'stay', decision: 3 })
  expect(done.type).toBe('done')
  expect(of('move')[0]).toMatchObject({ move: 'stay', decision: 3 })
})

test('after a loss it goes on from the last message it was brought to', async () => {
  say(sockets[0]!, played(6))
  await until(() => news.length === 2)
  sockets[0]!.terminate()
  await until(() => news.length === 3)
  expect(of('hello')[1]).toMatchObject({ last: 6 })
  expect(health).toEqual(['fine', 'lost', 'fine'])
})

test('what was told twice is heard once', async () => {
  say(sockets[0]!, played(6))
  say(sockets[0]!, played(6))
  say(sockets[0]!, played(7))
  await until(() => news.length === 3)
  expect(news.map(({ seq }) => seq)).toEqual([5, 6, 7])
})

test('a command whose answer was lost is sent again with the same id', async () => {
  const usual = answer
  answer = (message, socket) => (message.type === 'hello' ? usual(message, socket) : socket.terminate())
  const sent = connection.send({ type: 'undo' })
  await until(() => of('undo').length === 1)
  answer = usual
  expect((await sent).type).toBe('done')
  expect(of('undo')).toHaveLength(2)
  expect(of('undo')[0]!.id).toBe(of('undo')[1]!.id)
})

test('different commands have different ids', async () => {
  await connection.send({ type: 'undo' })
  await connection.send({ type: 'undo' })
  expect(of('undo')[0]!.id).not.toBe(of('undo')[1]!.id)
})

test('after a takeover nothing is tried again', async () => {
  say(sockets[0]!, { type: 'bye', seq: 6, reason: 'taken-over', sentence: '…' })
  sockets[0]!.close()
  await until(() => ends.length === 1)
  await new Promise((resolve) => setTimeout(resolve, 800))
  expect(sockets).toHaveLength(1)
  expect(health.at(-1)).toBe('ended')
})

test('when the server stops for a moment it comes back by itself', async () => {
  say(sockets[0]!, { type: 'bye', seq: 6, reason: 'stopping', sentence: '…' })
  sockets[0]!.close()
  await until(() => sockets.length === 2 && health.at(-1) === 'fine')
  expect(ends).toEqual([])
})

test('a table that will not have us ends it', async () => {
  say(sockets[0]!, { type: 'refused', seq: 0, id: null, error: 'not-found', sentence: 'No such table.' })
  await until(() => ends.length === 1)
  expect((ends[0] as Refused).error).toBe('not-found')
})

test('the network is away: lost at once, and back at once when it returns', async () => {
  connection.drop()
  expect(health.at(-1)).toBe('lost')
  connection.hurry()
  await until(() => health.at(-1) === 'fine')
})

test('a line that was opened early is taken over with what it has heard', async () => {
  const { port } = server.address() as AddressInfo
  Object.assign(globalThis, { location: { protocol: 'http:', host: `127.0.0.1:${port}` } })
  const before = sockets.length
  dialEarly('EARLY1', 'token')
  await until(() => sockets.length === before + 1 && heard.some((message) => message.table === 'EARLY1'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  const told: News[] = []
  const ear = { news: (message: News) => told.push(message), health: () => undefined, end: () => undefined }
  const early = new Connection(`ws://127.0.0.1:${port}`, 'EARLY1', 'token', ear)
  await until(() => told.length === 1)
  expect(told[0]!.type).toBe('welcome')
  expect(sockets).toHaveLength(before + 1)
  early.close()
})

test('an early line to another table is hung up', async () => {
  const { port } = server.address() as AddressInfo
  Object.assign(globalThis, { location: { protocol: 'http:', host: `127.0.0.1:${port}` } })
  dialEarly('EARLY2', 'token')
  await until(() => heard.some((message) => message.table === 'EARLY2'))
  const early = sockets.at(-1)!
  expect(takeEarly({ table: 'OTHER', token: null, last: null })).toBe(null)
  await until(() => early.readyState === WebSocket.CLOSED)
})
