import { readFileSync } from 'node:fs'

/**
 * Calls `stop` for each signal that asks this process to end, and with SIGTERM when the npm that runs it has ended.
 * Returns a function that stops listening.
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

/** npm sends a signal only to its shell, and not every shell passes it on. @param {() => void} onEnd */
function watchNpm(onEnd) {
  const atFirst = parents()
  const watch = setInterval(() => {
    if (parents() === atFirst) return
    clearInterval(watch)
    onEnd()
  }, 200)
  return watch.unref()
}

/** Identifies the shell and the npm above it, as far as the system allows. */
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
