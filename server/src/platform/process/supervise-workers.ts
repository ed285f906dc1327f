import type { Worker } from 'node:cluster'
import cluster from 'node:cluster'
import type { Logger } from '../log.ts'
import type { Stoppable } from './stop-when-asked.ts'

const quickDeathSeconds = 5

/** Several server processes on one port. One that dies is replaced; one that cannot start ends the shop. */
export function superviseWorkers(count: number, log: Logger): Stoppable {
  let stopping = false
  const { promise: ended, resolve: giveUp } = Promise.withResolvers<void>()
  const bornAt = new Map<Worker, number>()
  const start = () => bornAt.set(cluster.fork(), process.uptime())
  cluster.on('exit', (worker, code) => {
    if (stopping) return
    const age = process.uptime() - (bornAt.get(worker) ?? 0)
    bornAt.delete(worker)
    log.error({ code, age }, 'A server process ended.')
    if (age < quickDeathSeconds) giveUp()
    else start()
  })
  for (let index = 0; index < count; index++) start()
  return {
    ended,
    async stop() {
      stopping = true
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      const exits = workers.map((worker) => new Promise((done) => worker.once('exit', done)))
      for (const worker of workers) worker.process.kill('SIGTERM')
      await Promise.all(exits)
    },
  }
}
