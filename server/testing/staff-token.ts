import type { DeliveredRole } from '@pito/contracts/values/staff-rights'
import { startSession } from '../src/platform/sessions/start-session.ts'
import { insertRow } from './insert-row.ts'
import { aVisit } from './small-shop.ts'
import type { TestPlatform } from './test-platform.ts'

/** Adds a member of staff with a role, who has just given a second factor, and returns an access token. */
export async function staffToken(
  platform: TestPlatform,
  role: DeliveredRole,
  name = 'Seppo',
): Promise<string> {
  const id = crypto.randomUUID()
  const created_at = platform.clock().toISOString()
  await insertRow(platform.pool, 'staff', { id, email: `${id}@pito.example`, name, created_at })
  await platform.pool.query('insert into staff_has_role values ($1, $2)', [id, role])
  const visit = aVisit(platform, platform.clock())
  const { accessToken } = await platform.sql.transaction((tx) =>
    startSession(platform, tx, visit, { subject: { kind: 'staff', id }, hasSecondFactor: true }),
  )
  return accessToken
}
