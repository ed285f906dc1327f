import type { Sql } from '../database/sql.ts'
import { deleteSessionsOver } from './store.ts'

/** The period lets people notice a log-in on their account page that was not theirs. */
const storedDays = 90

export function forgetOldSessions(sql: Sql, now: Date): Promise<number> {
  return deleteSessionsOver(sql, new Date(now.getTime() - storedDays * 24 * 3600 * 1000))
}
