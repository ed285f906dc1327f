import { flushSync } from 'react-dom'
import { vi } from 'vitest'

/**
 * Advances faked timers and renders the result. Polling assertions (`expect.element`, `expect.poll`) also advance
 * faked timers, so a state at one moment has to be asserted without polling, with `locator.query()`.
 */
export function timePasses(seconds: number): void {
  flushSync(() => vi.advanceTimersByTime(seconds * 1000))
}
