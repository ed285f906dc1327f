import { flushSync } from 'react-dom'
import { vi } from 'vitest'

/**
 * Advances faked timers and renders the result. A polling assertion (`expect.element`, `expect.poll`) advances faked
 * timers as well, so a state at one moment is asserted without polling, by `locator.query()`.
 */
export function timePasses(seconds: number): void {
  flushSync(() => vi.advanceTimersByTime(seconds * 1000))
}
