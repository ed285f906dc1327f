import type { Context } from '../../platform/context.ts'
import { countAttempt } from '../../platform/limits/count-attempt.ts'

const looks = { limit: 60, windowSeconds: 600 }

/**
 * Counts a use of a link and refuses it beyond the limit. A token cannot be guessed, but each attempt costs processor
 * time.
 */
export function countLink({ sql, network, now }: Context): Promise<void> {
  return countAttempt(sql, { what: 'password-link', who: network }, looks, now)
}
