/**
 * Loaded before the server with `--import`: logs how long the event loop was blocked, and how much CPU time its thread
 * had meanwhile. The rest of the time is due to other processes and to threads that collect garbage.
 */
import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

export interface Absence {
  readonly milliseconds: number
  readonly worked: number
}

const file = process.env.LOOP_LOG
const shortestLogged = 5

if (file && isMainThread) watch(file)

function watch(file: string): void {
  let last = now()
  setInterval(() => {
    const { at, worked } = now()
    const absence: Absence = { milliseconds: at - last.at, worked: worked - last.worked }
    if (absence.milliseconds > shortestLogged) appendFileSync(file, `${JSON.stringify(absence)}\n`)
    last = now()
  }, 1).unref()
}

function now() {
  const { user, system } = process.threadCpuUsage()
  return { at: performance.now(), worked: (user + system) / 1000 }
}
