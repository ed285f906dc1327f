import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:net'

interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly message: string
}

export interface SmtpSink {
  readonly url: string
  readonly received: readonly Received[]
  /** Responds to the next recipients with this line, for example `450 try later`. */
  refuseNext(times: number, line: string): void
  close(): Promise<void>
}

/** A mail server that accepts everything and delivers nothing, so that tests see what was really sent. */
export async function smtpSink(port = 0): Promise<SmtpSink> {
  const received: Received[] = []
  let refusals: string[] = []
  const server = createServer((socket) => converse(socket, received, () => refusals.shift()))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    refuseNext(times, line) {
      refusals = Array.from({ length: times }, () => line)
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function converse(socket: Socket, received: Received[], refusal: () => string | undefined): void {
  let [from, to, unread, inMessage] = ['', [] as string[], '', false]
  const say = (line: string) => socket.write(`${line}\r\n`)
  const heed = (line: string) => {
    const command = line.slice(0, 4).toUpperCase()
    if (command === 'MAIL') from = addressIn(line)
    if (command === 'RCPT') {
      const no = refusal()
      if (no) return say(no)
      to.push(addressIn(line))
    }
    inMessage = command === 'DATA'
    if (command === 'QUIT') return socket.end('221 bye\r\n')
    return say(inMessage ? '354 go on' : '250 ok')
  }
  const take = (message: string) => {
    received.push({ from, to, message })
    ;[from, to, inMessage] = ['', [], false]
    say('250 taken')
  }
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk) => {
    unread += chunk
    for (;;) {
      const end = inMessage ? '\r\n.\r\n' : '\r\n'
      const at = unread.indexOf(end)
      if (at < 0) return
      const piece = unread.slice(0, at)
      unread = unread.slice(at + end.length)
      if (inMessage) take(piece)
      else heed(piece)
    }
  })
  say('220 sink')
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? ''
}
