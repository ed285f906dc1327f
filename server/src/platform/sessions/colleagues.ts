import type { StaffRight } from '@pito/contracts/values/staff-rights'
import type { Sql } from '../database/sql.ts'
import type { Platform } from '../platform.ts'

interface Colleague {
  readonly id: string
  readonly name: string
}

/** Lists the active members of staff who have a right, by name. The demo's staff exist in a demo only. */
export function colleaguesWith(
  { config }: Pick<Platform, 'config'>,
  sql: Sql,
  right: StaffRight,
): Promise<Colleague[]> {
  return sql<Colleague>`
    select id, name from staff
    where active and (not demo or ${config.shopMode === 'demo'}) and exists (
      select from staff_has_role join staff_role_right using (role) where staff_id = staff.id and right_name = ${right}
    )
    order by name, id`
}
