import type { StaffRight } from '@pito/contracts/values/staff-rights'
import type { Sql } from '../database/sql.ts'
import type { Auditable } from './record-audit.ts'

/**
 * Tells whether the caller has a further right, for calls in which only some changes need it. The right that the whole
 * call needs is checked by its scope (server/src/app.ts).
 */
export async function callerHasRight(
  sql: Sql,
  caller: Auditable['caller'],
  right: StaffRight,
): Promise<boolean> {
  if (caller.kind !== 'staff') return false
  const rows = await sql`
    select from staff join staff_has_role on staff_id = staff.id join staff_role_right using (role)
    where staff.id = ${caller.staffId} and staff.active and right_name = ${right} limit 1`
  return rows.length > 0
}
