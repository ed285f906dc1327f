export type AttemptState = 'starting' | 'open' | 'pending' | 'failed' | 'closed' | 'paid' | 'surplus'

export function isUnderWay(state: AttemptState): boolean {
  return isUndecided(state) || state === 'pending'
}

/** The provider has not said anything about it yet. */
export function isUndecided(state: AttemptState): boolean {
  return state === 'starting' || state === 'open'
}
