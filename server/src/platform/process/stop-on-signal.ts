import { constants } from 'node:os'

export interface Stoppable {
  stop(): Promise<void>
  /** The time for which the part goes on as before when it is stopped. It is added to the time in which all parts stop. */
  readonly drainSeconds?: number
  /** Settles when the part ends by itself, in which case the shop cannot go on. */
  readonly ended?: Promise<void>
}

const patienceMilliseconds = 25_000
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * While parts are still being opened there is nothing to finish, and the parts that are open listen for the exit of the
 * process.
 */
export function exitOnSignal(): void {
  for (const signal of signals) process.on(signal, exit)
  process.on('disconnect', exit)
}

function exit(): never {
  process.exit(0)
}

/**
 * Used by commands and measurements. A signal alone ends Node without an `exit` event, and that event also ends the
 * PostgreSQL and the shops that the program has started. The exit code is the one that a shell reports for the signal.
 */
export function endOnSignal(): void {
  for (const signal of signals) process.on(signal, () => process.exit(128 + constants.signals[signal]))
}

/**
 * On Ctrl-C, on SIGTERM and when the parent process ends, the shop finishes the running requests, then stops the other
 * parts and exits.
 */
export function stopOnSignal(...parts: Stoppable[]): void {
  let stopping = false
  const stop = async (exitCode: number) => {
    if (stopping) return
    stopping = true
    const drainSeconds = Math.max(0, ...parts.map((part) => part.drainSeconds ?? 0))
    setTimeout(() => process.exit(1), patienceMilliseconds + drainSeconds * 1000).unref()
    for (const part of parts) await part.stop()
    process.exit(exitCode)
  }
  for (const signal of [...signals, 'disconnect'] as const) {
    process.removeListener(signal, exit)
    process.on(signal, () => stop(0))
  }
  for (const part of parts) void part.ended?.then(() => stop(1))
}
