export type AttemptState = 'starting' | 'open' | 'pending' | 'failed' | 'closed' | 'paid' | 'surplus'

export function isUnderWay(state: AttemptState): boolean {
  return isUndecided(state) || state === 'pending'
}

/** The provider has not reported anything about such an attempt yet. */
export function isUndecided(state: AttemptState): boolean {
  return state === 'starting' || state === 'open'
}
