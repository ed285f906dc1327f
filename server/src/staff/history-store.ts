import type { HistoryEntry } from '@pito/contracts/staff-office'
import type { RecordKind } from '@pito/contracts/values/record-history'
import { listPage } from '../platform/database/list-page.ts'
import type { Sql } from '../platform/database/sql.ts'
import { part } from '../platform/database/statement.ts'

type HistoryRow = Omit<HistoryEntry, 'at' | 'names'> & { readonly at: Date }

export function historyOf(
  sql: Sql,
  { kind, id }: { readonly kind: RecordKind; readonly id: string },
  paging: { readonly page: number; readonly per_page: number },
) {
  return listPage<HistoryRow>(
    sql.snake,
    {
      columns: part`audit.id::text, audit.at, action, staff.name as by, roles, origin, reason, run_id::text,
        before, after`,
      from: part`audit left join staff on audit.actor_kind = 'staff' and staff.id::text = audit.actor_id`,
      where: [part`record_kind = ${kind}`, part`record_id = ${id}`],
      order: part`audit.id desc`,
    },
    paging,
  )
}
