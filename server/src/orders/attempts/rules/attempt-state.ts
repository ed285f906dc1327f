export type AttemptState = 'starting' | 'open' | 'pending' | 'failed' | 'closed' | 'paid' | 'surplus'

export function isUnderWay(state: AttemptState): boolean {
  return isUndecided(state) || state === 'pending'
}

/** Returns true if the provider has not reported anything about the attempt yet. */
export function isUndecided(state: AttemptState): boolean {
  return state === 'starting' || state === 'open'
}
