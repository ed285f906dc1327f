import { flushSync } from 'react-dom'
import { vi } from 'vitest'

/**
 * Lets faked timers run, and renders what they change. A polling assertion (`expect.element`, `expect.poll`) advances
 * faked timers as well, so what has to be true at one moment is asserted without polling, by `locator.query()`.
 */
export function timePasses(seconds: number): void {
  flushSync(() => vi.advanceTimersByTime(seconds * 1000))
}
