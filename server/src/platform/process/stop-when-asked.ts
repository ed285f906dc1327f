export interface Stoppable {
  stop(): Promise<void>
  /** Settles when the part ends by itself; the shop cannot go on without it. */
  readonly ended?: Promise<void>
}

const patienceMilliseconds = 25_000

/** Ctrl-C, SIGTERM and the end of the starting process: finish the requests under way, then the rest, then exit. */
export function stopWhenAsked(...parts: Stoppable[]): void {
  let stopping = false
  const stop = async (exitCode: number) => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), patienceMilliseconds).unref()
    for (const part of parts) await part.stop()
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
  process.on('disconnect', () => stop(0))
  for (const part of parts) void part.ended?.then(() => stop(1))
}
