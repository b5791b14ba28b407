/** The line to a table, opened before the page that needs it is there. */

export function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`
}

export interface Hello {
  table: string
  token: string | null
  last: number | null
}

/** Opens a socket that says hello. */
export function dial(address: string, hello: Hello): WebSocket {
  const socket = new WebSocket(address)
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', ...hello }))
  return socket
}

interface Early {
  hello: Hello
  socket: WebSocket
  heard: string[]
}

let early: Early | null = null

export function dialEarly(table: string, token: string | null): void {
  const hello = { table, token, last: null }
  const socket = dial(socketAddress(), hello)
  const heard: string[] = []
  socket.onmessage = (frame) => heard.push(String(frame.data))
  early = { hello, socket, heard }
}

/** The early line, if it is to this table with this token and still good; any other one is hung up. */
export function takeEarly(hello: Hello): { socket: WebSocket; heard: string[] } | null {
  const found = early
  early = null
  if (found === null) return null
  const same = JSON.stringify(found.hello) === JSON.stringify(hello)
  if (same && found.socket.readyState <= WebSocket.OPEN) return found
  found.socket.close()
  return null
}
