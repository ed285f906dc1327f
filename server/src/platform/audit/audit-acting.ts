import type { Endpoint } from '@pito/contracts/endpoint'
import type { Context } from '../context.ts'
import type { Sql } from '../database/sql.ts'
import { auditedBy, recordAudit } from './record-audit.ts'

/**
 * Carries out a call and adds an audit row if a member of staff makes it while acting for a customer. The row is
 * written in the first transaction of the use case, so that no change is committed without it. A use case that opens
 * no transaction changes nothing; its row is written afterwards. A call that is refused rolls its transaction back
 * and leaves no row. The use case may record an audit row of its own in addition.
 */
export async function auditActing<Answer>(
  ctx: Context,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  useCase: (ctx: Context) => Promise<Answer> | Answer,
): Promise<Answer> {
  const { caller } = ctx
  if (caller.kind !== 'customer' || !caller.actingStaffId) return useCase(ctx)
  const record = (sql: Sql) =>
    recordAudit(sql, {
      ...auditedBy(ctx),
      action: 'acted-for-customer',
      subject: caller.customerId,
      details: { method, path, staff: caller.actingStaffName ?? null },
    })
  let isRecorded = false
  const transaction: Sql['transaction'] = async (change) => {
    const changed = await ctx.transaction(async (tx) => {
      const result = await change(tx)
      if (!isRecorded) await record(tx)
      return result
    })
    isRecorded = true
    return changed
  }
  const answer = await useCase({ ...ctx, transaction })
  if (!isRecorded) await record(ctx.sql)
  return answer
}
