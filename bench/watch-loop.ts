/**
 * This file is loaded before the server with `--import`. It logs each time that the event loop was blocked, and how
 * much CPU time the thread used during the block. The rest of the block is caused by other processes and by garbage
 * collection threads.
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
