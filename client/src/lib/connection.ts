/** One socket to one table: it says hello, comes back when it is lost, and sees to it that a command is done once. */

import { dial, takeEarly } from './line'
import type { Bye, Command, Done, News, Refused, ServerMessage } from './protocol'

/** `slow`: something was sent and is not answered; `lost`: we try again; `gone`: the server is not there at all. */
export type Health = 'connecting' | 'fine' | 'slow' | 'lost' | 'gone' | 'ended'

export interface Ear {
  news(message: News): void
  health(health: Health): void
  /** The server ended it, or will not have us: nothing is tried again. */
  end(last: Bye | Refused): void
}

export type Answer = Done | Refused

interface Waiting {
  text: string
  answer(answer: Answer): void
}

const SLOW = 4_000 // milliseconds until an unanswered command is called slow
const SILENT = 12_000 // and until the socket is given up
const FIRST_WAIT = 400
const LONGEST_WAIT = 8_000
const GONE_AFTER = 3 // attempts that failed in a row

export class Connection {
  private socket: WebSocket | null = null
  private last: number | null = null
  private serial = 0
  private readonly mark = Math.random().toString(36).slice(2, 10)
  private readonly waiting = new Map<string, Waiting>()
  private failures = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private doubt: ReturnType<typeof setTimeout> | undefined
  private over = false
  private ready = false // the server has welcomed this socket
  private state: Health = 'connecting'

  constructor(
    private readonly address: string,
    private readonly table: string,
    private readonly token: string | null,
    private readonly ear: Ear,
  ) {
    this.open()
  }

  /** Has something done. The answer comes once, however often the connection breaks in between. */
  send(command: Command): Promise<Answer> {
    const id = `${this.mark}-${++this.serial}`
    const text = JSON.stringify({ ...command, id })
    return new Promise((answer) => {
      this.waiting.set(id, { text, answer })
      if (this.ready) this.socket?.send(text)
      this.watch()
    })
  }

  /** Something changed outside (the network is back, the page is looked at again): do not wait any longer. */
  hurry(): void {
    if (this.over) return
    if (this.socket === null) this.open()
  }

  /** The network is known to be away. */
  drop(): void {
    if (!this.over) this.fail(this.socket)
  }

  close(): void {
    this.over = true
    clearTimeout(this.retry)
    clearTimeout(this.doubt)
    this.socket?.close()
    this.socket = null
  }

  private open(): void {
    clearTimeout(this.retry)
    const hello = { table: this.table, token: this.token, last: this.last }
    const early = takeEarly(hello)
    const socket = early?.socket ?? dial(this.address, hello)
    const hear = (text: string) => this.socket === socket && this.hear(JSON.parse(text) as ServerMessage)
    this.socket = socket
    queueMicrotask(() => early?.heard.forEach(hear))
    socket.onmessage = (frame) => hear(String(frame.data))
    socket.onclose = () => this.fail(socket)
    socket.onerror = () => this.fail(socket)
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'bye':
        if (message.reason !== 'stopping' && message.reason !== 'slow' && message.reason !== 'silent') this.end(message)
        return
      case 'done':
      case 'refused':
        if (message.id === null) this.end(message as Refused)
        else this.settle(message.id, message)
        return
      case 'presence':
        this.ear.news(message)
        return
      case 'welcome':
        this.failures = 0
        this.ready = true
        this.last = message.resumed ? this.last : message.seq
        this.ear.news(message)
        this.become('fine')
        for (const { text } of this.waiting.values()) this.socket?.send(text)
        this.watch()
        return
      default:
        if (this.last !== null && message.seq <= this.last) return
        this.last = message.seq
        this.ear.news(message)
    }
  }

  private settle(id: string, answer: Answer): void {
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    if (this.waiting.size === 0) {
      clearTimeout(this.doubt)
      if (this.state === 'slow') this.become('fine')
    }
    waiting?.answer(answer)
  }

  /** Doubts the socket while a command waits: first aloud, then by opening another one. */
  private watch(): void {
    clearTimeout(this.doubt)
    if (this.waiting.size === 0 || !this.ready) return
    this.doubt = setTimeout(() => {
      if (this.state === 'fine') this.become('slow')
      this.doubt = setTimeout(() => this.fail(this.socket), SILENT - SLOW)
    }, SLOW)
  }

  private fail(socket: WebSocket | null): void {
    if (this.over || socket !== this.socket) return
    if (socket !== null) {
      socket.onclose = socket.onerror = socket.onmessage = socket.onopen = null
      socket.close()
    }
    this.socket = null
    this.ready = false
    clearTimeout(this.doubt)
    this.failures += 1
    this.become(this.failures > GONE_AFTER ? 'gone' : 'lost')
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.failures - 1))
    clearTimeout(this.retry)
    this.retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2))
  }

  private end(last: Bye | Refused): void {
    this.close()
    this.become('ended')
    this.ear.end(last)
  }

  private become(state: Health): void {
    if (this.state === state) return
    this.state = state
    this.ear.health(state)
  }
}
