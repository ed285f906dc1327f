import { setTimeout as sleep } from 'node:timers/promises'

/** The pause between two runs. Changes during the pause are handled by one run. */
const pauseMilliseconds = 200
/** After each failure the pause doubles, up to this length. */
const longestPauseMilliseconds = 5000

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
    for (let wait = pauseMilliseconds; due && !closing.aborted; ) {
      due = false
      try {
        await follow()
        wait = pauseMilliseconds
      } catch (error) {
        due = true
        wait = Math.min(2 * wait, longestPauseMilliseconds)
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
