import type { Worker } from 'node:cluster'
import cluster from 'node:cluster'
import type { Logger } from '../log.ts'
import type { Stoppable } from './stop-on-signal.ts'

const restartMilliseconds = 1000

/** As much of node:cluster as it takes. */
interface WorkerProcesses {
  schedulingPolicy: number
  readonly workers?: NodeJS.Dict<Pick<Worker, 'once' | 'process'>>
  fork(): unknown
  on(event: 'listening', heard: () => void): unknown
  on(event: 'exit', heard: (worker: unknown, code: number) => void): unknown
}

/** Several server processes on one port. One that dies is replaced; only if none could ever start, the shop ends. */
export function superviseWorkers(count: number, log: Logger, of: WorkerProcesses = cluster): Stoppable {
  // Each process accepts by itself. A connection that the first one passed on would be lost, and its client left
  // waiting, if the process that it was meant for died before taking it.
  of.schedulingPolicy = cluster.SCHED_NONE
  let stopping = false
  const { promise: ended, resolve: giveUp } = Promise.withResolvers<void>()
  let everListened = false
  of.on('listening', () => {
    everListened = true
  })
  of.on('exit', (_worker, code) => {
    if (stopping) return
    log.error({ code }, 'A server process ended.')
    if (!everListened) return giveUp()
    // A database that restarts refuses connections for a while: try again, not at once and not in vain.
    setTimeout(() => stopping || of.fork(), restartMilliseconds)
  })
  for (let index = 0; index < count; index++) of.fork()
  return {
    ended,
    async stop() {
      stopping = true
      const workers = Object.values(of.workers ?? {}).filter((worker) => worker !== undefined)
      const exits = workers.map((worker) => new Promise((done) => worker.once('exit', done)))
      for (const worker of workers) worker.process.kill('SIGTERM')
      await Promise.all(exits)
    },
  }
}
