import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import { afterTestFile } from './after-test-file.ts'

type Mode = 'pass' | 'close' | 'freeze'

interface DatabaseProxy {
  readonly url: string
  /**
   * The number of connections since the start, and in `mostAtOnce` the largest number that was open at the same time.
   */
  readonly came: number
  readonly mostAtOnce: number
  /** Sets the mode for open and new connections: pass bytes on, accept and close at once, or stay silent. */
  become(mode: Mode): void
}

/** Opens a proxy between the shop and the database that can fail like a firewall, another proxy or a failover. */
export async function databaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  const state = { mode: 'pass' as Mode, came: 0, mostAtOnce: 0 }
  const server = createServer((socket) => {
    state.came += 1
    open.add(socket)
    state.mostAtOnce = Math.max(state.mostAtOnce, open.size)
    const far = connect(Number(target.port), target.hostname)
    const close = () => {
      open.delete(socket)
      socket.destroy()
      far.destroy()
    }
    for (const end of [socket, far]) end.on('error', close).on('close', close)
    join(socket, far, () => state.mode, close)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterTestFile(() => {
    for (const socket of open) socket.destroy()
    return new Promise((closed) => server.close(closed))
  })
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    get came() {
      return state.came
    },
    get mostAtOnce() {
      return state.mostAtOnce
    },
    become(mode) {
      state.mode = mode
      if (mode === 'close') for (const socket of open) socket.destroy()
    },
  }
}

function join(near: Socket, far: Socket, mode: () => Mode, close: () => void): void {
  // Bytes that were sent to a frozen connection are lost, even when the proxy passes bytes again.
  let frozen = false
  const pass = (to: Socket) => (bytes: Buffer) => {
    frozen ||= mode() === 'freeze'
    if (mode() === 'close') close()
    else if (!frozen) to.write(bytes)
  }
  near.on('data', pass(far))
  far.on('data', pass(near))
}
