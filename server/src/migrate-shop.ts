import type { Database } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { bringRightsInLine } from './staff/index.ts'

/**
 * Applies the missing migrations, and then brings the rights and delivered roles of staff in line with the code, unless
 * a newer version has done so. Returns the names of the applied migrations.
 */
export async function migrateShop({ pool, sql }: Pick<Database, 'pool' | 'sql'>): Promise<string[]> {
  const { applied, isNewer } = await migrate(pool)
  if (!isNewer) await sql.transaction(bringRightsInLine)
  return applied
}
