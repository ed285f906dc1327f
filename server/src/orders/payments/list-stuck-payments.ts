import type { Answer, Input } from '@pito/contracts/endpoint'
import type { listStuckPayments as contract, StuckPayment } from '@pito/contracts/payments'
import type { Context } from '../../platform/context.ts'
import { page as pageOf } from '../../platform/http/calls.ts'
import type { StuckRow } from './stuck-store.ts'
import { listStuckRows } from './stuck-store.ts'

const perPage = 20

export async function listStuckPayments(
  ctx: Context,
  { page }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { rows, total } = await listStuckRows(ctx.sql, { page, perPage })
  return pageOf(rows.map(shown), { total, page, perPage })
}

function shown(row: StuckRow): StuckPayment {
  return {
    id: row.id,
    order_number: row.orderNumber,
    amount: row.amountCents / 100,
    payment_by: row.method,
    reason: row.because,
    since: row.since.toISOString(),
    tried_at: row.triedAt.toISOString(),
    provider_reference: row.providerReference,
  }
}
