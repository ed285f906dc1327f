import type { Worker } from 'node:cluster'
import cluster from 'node:cluster'
import type { Logger } from '../log.ts'
import type { Stoppable } from './stop-on-signal.ts'

const restartMilliseconds = 1000

/** The part of node:cluster that is used here. */
interface WorkerProcesses {
  schedulingPolicy: number
  readonly workers?: NodeJS.Dict<Pick<Worker, 'once' | 'process'>>
  fork(): unknown
  on(event: 'listening', heard: () => void): unknown
  on(event: 'exit', heard: (worker: unknown, code: number) => void): unknown
}

/**
 * Runs several server processes on one port. A process that dies is replaced; the shop ends only if no process could
 * ever start.
 */
export function superviseWorkers(count: number, log: Logger, of: WorkerProcesses = cluster): Stoppable {
  // Each process accepts connections by itself. A connection that the primary passed on would be lost, and its client
  // would be left waiting, if the process that it was meant for died before taking it.
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
    // A database that restarts refuses connections for a while, so the next process starts after a pause.
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
