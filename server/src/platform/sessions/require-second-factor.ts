import type { Context } from '../context.ts'
import { refuse } from '../refuse.ts'
import { liveSession } from './store.ts'

const recentMilliseconds = 10 * 60_000

/**
 * Refuses a call of staff unless the second factor was given in this session within the last ten minutes, so that
 * somebody who finds an open browser cannot change roles or company settings (ASVS 7.5.1).
 */
export async function requireSecondFactor({
  caller,
  sql,
  now,
}: Pick<Context, 'caller' | 'sql' | 'now'>): Promise<void> {
  if (caller.kind !== 'staff') refuse('not-logged-in')
  const session = (await liveSession(sql, caller.sessionId, now)) ?? refuse('session-ended')
  const givenAt = session.secondFactorAt?.getTime() ?? 0
  if (now.getTime() - givenAt > recentMilliseconds) refuse('second-factor-required')
}
