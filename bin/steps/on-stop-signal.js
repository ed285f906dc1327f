import { readFileSync } from 'node:fs'

/**
 * Calls once, at the first of: a signal, or the end of the npm that runs us.
 * @param {(signal: NodeJS.Signals) => void} stop
 */
export function onStopSignal(stop) {
  let isStopping = false
  /** @param {NodeJS.Signals} signal */
  const stopOnce = (signal) => {
    if (!isStopping) stop(signal)
    isStopping = true
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stopOnce)
  if (process.env.npm_lifecycle_event) watchNpm(() => stopOnce('SIGTERM'))
}

/** npm tells its shell to end, and not every shell tells us. @param {() => void} gone */
function watchNpm(gone) {
  const atFirst = parents()
  const watch = setInterval(() => {
    if (parents() === atFirst) return
    clearInterval(watch)
    gone()
  }, 200)
  watch.unref()
}

/** The shell and the npm above it, as far as the system tells. */
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
