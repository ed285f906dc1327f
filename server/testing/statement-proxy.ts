import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import { afterTestFile } from './after-test-file.ts'

interface Kill {
  /** The number of statements that the proxy still forwards before it cuts the connection. */
  readonly after: number
  /** Whether the last of these statements still reaches the database, although nobody receives the response. */
  readonly isSent: boolean
}

interface StatementProxy {
  readonly url: string
  /**
   * Kills the process that sends a statement beyond the limit, as a power cut would. Resolves with the id of the
   * process after the kill.
   */
  killAfter(kill: Kill): Promise<number>
  /** Stops killing processes. */
  disarm(): void
  /** Simulates a database that stops: all connections end, and no connection is accepted until `comeBack`. */
  goAway(): void
  comeBack(): void
}

/**
 * Opens a proxy between the processes of the shop and PostgreSQL. It counts statements on the wire, which are
 * messages of the types Execute and Query. The application name of a connection is the id of its process.
 */
export async function statementProxy(databaseUrl: string): Promise<StatementProxy> {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  const killer = killerBetweenStatements()
  const state = { isAway: false }
  const server = createServer((socket) => {
    if (state.isAway) socket.destroy()
    else join(socket, connect(Number(target.port), target.hostname), open, killer.mayPass)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endAll = () => {
    for (const socket of open) socket.destroy()
  }
  afterTestFile(() => {
    endAll()
    return new Promise((closed) => server.close(closed))
  })
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    killAfter: killer.arm,
    disarm: killer.disarm,
    goAway() {
      state.isAway = true
      endAll()
    },
    comeBack() {
      state.isAway = false
    },
  }
}

interface Counted {
  readonly statements: number
  readonly pid: number
}

function killerBetweenStatements() {
  let armed: { left: number; isSent: boolean; killed: (pid: number) => void } | null = null
  return {
    arm: ({ after, isSent }: Kill) =>
      new Promise<number>((killed) => {
        armed = { left: after, isSent, killed }
      }),
    disarm() {
      armed = null
    },
    mayPass({ statements, pid }: Counted): boolean {
      if (!armed || statements === 0 || pid === 0) return true
      armed.left -= statements
      if (armed.left >= 0) return true
      const { isSent, killed } = armed
      armed = null
      process.kill(pid, 'SIGKILL')
      killed(pid)
      return isSent
    },
  }
}

function join(near: Socket, far: Socket, open: Set<Socket>, mayPass: (counted: Counted) => boolean): void {
  open.add(near)
  const close = () => {
    open.delete(near)
    near.destroy()
    far.destroy()
  }
  for (const end of [near, far]) end.on('error', close).on('close', close)
  const read = messageReader()
  near.on('data', (bytes: Buffer) => {
    if (mayPass(read(bytes))) far.write(bytes)
    else close()
  })
  far.on('data', (bytes) => near.write(bytes))
}

const [execute, query] = ['E'.charCodeAt(0), 'Q'.charCodeAt(0)]

/** Reads the messages of one connection. The first message has no type and carries the application name. */
function messageReader() {
  let rest = Buffer.alloc(0)
  let pid = 0
  let isStarted = false
  return (bytes: Buffer): Counted => {
    rest = Buffer.concat([rest, bytes])
    let statements = 0
    for (;;) {
      const head = isStarted ? 1 : 0
      if (rest.length < head + 4) break
      const length = head + rest.readInt32BE(head)
      if (rest.length < length) break
      if (!isStarted)
        pid = Number(/application_name\0(\d+)\0/.exec(rest.toString('latin1', 0, length))?.[1] ?? 0)
      else if (rest[0] === execute || rest[0] === query) statements += 1
      isStarted = true
      rest = rest.subarray(length)
    }
    return { statements, pid }
  }
}
