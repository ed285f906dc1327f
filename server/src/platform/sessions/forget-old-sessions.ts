import type { Db } from '../database/database.ts'
import { deleteSessionsOver } from './store.ts'

/** Long enough for people to see on their account page what they did not do themselves. */
const keptDays = 90

export function forgetOldSessions(db: Db, now: Date): Promise<number> {
  return deleteSessionsOver(db, new Date(now.getTime() - keptDays * 24 * 3600 * 1000))
}
