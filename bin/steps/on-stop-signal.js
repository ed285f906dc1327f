import { readFileSync } from 'node:fs'

/**
 * Calls `stop` with each signal that asks this process to end. If npm runs this process, `stop` is also called with
 * SIGTERM as soon as npm has ended. Returns a function that stops listening.
 * @param {(signal: NodeJS.Signals) => void} stop
 */
export function onStopSignal(stop) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  for (const signal of signals) process.on(signal, stop)
  const watch = process.env.npm_lifecycle_event ? watchNpm(() => stop('SIGTERM')) : undefined
  return () => {
    for (const signal of signals) process.off(signal, stop)
    clearInterval(watch)
  }
}

/**
 * Watches for the end of npm, because npm sends a signal only to its shell and not every shell passes it on.
 * @param {() => void} onEnd
 */
function watchNpm(onEnd) {
  const atFirst = parents()
  const watch = setInterval(() => {
    if (parents() === atFirst) return
    clearInterval(watch)
    onEnd()
  }, 200)
  return watch.unref()
}

/**
 * Returns a text that identifies the parent shell and, on Linux, the npm above it. The text changes when one of them
 * ends.
 */
function parents() {
  const shell = process.ppid
  if (process.platform !== 'linux') return `${shell}`
  try {
    const stat = readFileSync(`/proc/${shell}/stat`, 'utf8')
    return `${shell} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`
  } catch {
    return 'gone'
  }
}
