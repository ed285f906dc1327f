import { hasContent } from '@pito/server/src/content/index.ts'
import type { Tx } from '@pito/server/src/platform/database/database.ts'
import { sql } from 'drizzle-orm'
import { fillContent } from './content/fill-content.ts'

const fillingLock = 7486_003

/** A believable shop for an empty database, the same every time; a database with content is left as it is. */
export async function fillDemo(tx: Tx): Promise<void> {
  // Processes that start together take turns, and the second finds the work done.
  await tx.execute(sql`select pg_advisory_xact_lock(${fillingLock})`)
  if (await hasContent(tx)) return
  await fillContent(tx)
}
