import type { Sql } from '../database/sql.ts'
import { deleteSessionsOver } from './store.ts'

/** Long enough for people to see on their account page what they did not do themselves. */
const storedDays = 90

export function forgetOldSessions(sql: Sql, now: Date): Promise<number> {
  return deleteSessionsOver(sql, new Date(now.getTime() - storedDays * 24 * 3600 * 1000))
}
