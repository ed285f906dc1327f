import { refusedAnswer } from '../api/refused-answer.ts'

const notLoggedIn = 401

/** Tells whether a call failed because nobody is logged in or because the session has ended. */
export function isWithoutSession(error: unknown): boolean {
  return refusedAnswer(error)?.status === notLoggedIn
}

/**
 * The abort signals of navigations that found an ended session. They are remembered because a page's loader may run
 * after its layout's loader has already removed the session marker, and the redirect of the page's loader is the one
 * that takes effect.
 */
const endedIn = new WeakSet<AbortSignal>()

/** Tells whether the navigation found an ended session. It is false for a visitor who was not logged in before. */
export function hadSession(isMarked: boolean, navigation?: AbortSignal): boolean {
  const ended = isMarked || (navigation !== undefined && endedIn.has(navigation))
  if (ended && navigation) endedIn.add(navigation)
  return ended
}
