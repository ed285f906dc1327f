import { setTimeout as sleep } from 'node:timers/promises'

/** The first pause between two runs. Changes during the pause are handled by one run. */
const pauseMilliseconds = 200
/**
 * While changes go on, as during an import, each pause is twice as long as the one before, up to the first length. After
 * failures it grows up to the second one.
 */
const longestPauseMilliseconds = 1000
const longestPauseAfterFailures = 5000

export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<unknown>

interface Following {
  follow(): Promise<void>
  onError(error: unknown): void
  /** Aborted when the shop closes. */
  readonly closing: AbortSignal
  readonly pause?: Pause | undefined
}

/**
 * Returns a function that the caller calls at each change, and which runs `follow` in response. Runs never overlap,
 * and a run that fails is repeated until it succeeds.
 */
export function followChanges({
  follow,
  onError,
  closing,
  pause = interruptiblePause,
}: Following): () => void {
  let due = false
  let following = false
  const followAll = async () => {
    following = true
    for (let wait = 0, hasFailed = false; due && !closing.aborted; ) {
      due = false
      try {
        await follow()
        wait = wait === 0 || hasFailed ? pauseMilliseconds : Math.min(2 * wait, longestPauseMilliseconds)
        hasFailed = false
      } catch (error) {
        due = true
        wait = Math.min(2 * Math.max(wait, pauseMilliseconds), longestPauseAfterFailures)
        hasFailed = true
        if (!closing.aborted) onError(error)
      }
      await pause(wait, closing)
    }
    following = false
  }
  return () => {
    due = true
    if (!following) void followAll()
  }
}

function interruptiblePause(milliseconds: number, signal: AbortSignal): Promise<unknown> {
  return sleep(milliseconds, undefined, { signal }).catch(() => undefined)
}
