import { refusedAnswer } from '../api/refused-answer.ts'

const notLoggedIn = 401

/** Whether a call failed because nobody is logged in, or because the session is over. */
export function isWithoutSession(error: unknown): boolean {
  return refusedAnswer(error)?.status === notLoggedIn
}

/**
 * Navigations that found the session over. A page's loader may begin after that of its layout has taken the marker of
 * the session away, and it is the page's redirect that counts.
 */
const endedIn = new WeakSet<AbortSignal>()

/** Whether the navigation found a session that had ended, rather than a visitor who had none. */
export function hadSession(isMarked: boolean, navigation?: AbortSignal): boolean {
  const ended = isMarked || (navigation !== undefined && endedIn.has(navigation))
  if (ended && navigation) endedIn.add(navigation)
  return ended
}
