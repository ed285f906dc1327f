import { constants } from 'node:os'

export interface Stoppable {
  stop(): Promise<void>
  /** Settles when the part ends by itself; the shop cannot go on without it. */
  readonly ended?: Promise<void>
}

const patienceMilliseconds = 25_000
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** While parts are still being opened there is nothing to finish; what has been opened hears the process exit. */
export function exitOnSignal(): void {
  for (const signal of signals) process.on(signal, exit)
  process.on('disconnect', exit)
}

function exit(): never {
  process.exit(0)
}

/**
 * For commands and measurements. A signal alone ends Node without an `exit` event, and with that event the PostgreSQL
 * and the shops that the program started are ended too. The exit code is the one that a shell reports for the signal.
 */
export function endOnSignal(): void {
  for (const signal of signals) process.on(signal, () => process.exit(128 + constants.signals[signal]))
}

/** Ctrl-C, SIGTERM and the end of the starting process: finish the requests under way, then the rest, then exit. */
export function stopOnSignal(...parts: Stoppable[]): void {
  let stopping = false
  const stop = async (exitCode: number) => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), patienceMilliseconds).unref()
    for (const part of parts) await part.stop()
    process.exit(exitCode)
  }
  for (const signal of [...signals, 'disconnect'] as const) {
    process.removeListener(signal, exit)
    process.on(signal, () => stop(0))
  }
  for (const part of parts) void part.ended?.then(() => stop(1))
}
