import type { Answer, Input } from '@pito/contracts/endpoint'
import type * as contracts from '@pito/contracts/order-supplements'
import type { Supplement } from '@pito/contracts/order-supplements'
import { readFitting, timesOf } from '../../booking/index.ts'
import { methodsOffered } from '../../payment-providers/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { countAttempt } from '../../platform/limits/count-attempt.ts'
import { refuse, refuseIf } from '../../platform/refuse.ts'
import { attemptsOfOrder, closeAttempts } from '../attempts/attempt-store.ts'
import { lockPayableOrder } from '../attempts/payable-order.ts'
import { supplementIdOfToken, supplementPath } from '../links/order-link.ts'
import { settlePaytrail } from '../payments/settle-paytrail.ts'
import type { Begun } from '../payments/start-payment.ts'
import { insertNextAttempt, openAlready, openAtProvider } from '../payments/start-payment.ts'
import { supplementState, whyNotSupplementPaid } from '../rules/supplement-state.ts'
import type { SupplementToShow } from './supplement-store.ts'
import { readSupplement } from './supplement-store.ts'

type Method = Input<typeof contracts.paySupplement>['payment_by']

/** Klarna pays when something is sent or fitted, and a supplement is neither, so Klarna is not offered. */
function methodsOf({ platform }: Pick<Context, 'platform'>): Method[] {
  return methodsOffered(platform.config).filter((method) => method !== 'klarna')
}

export async function showSupplement(
  ctx: Context,
  { token }: Input<typeof contracts.getSupplement>,
): Promise<Answer<typeof contracts.getSupplement>> {
  return ok(await shown(ctx, supplementIdOfToken(ctx, token)))
}

const startsAnHour = 20

/** The provider is called without an open transaction, as for every payment. */
export async function paySupplement(
  ctx: Context,
  { token, payment_by: method }: Input<typeof contracts.paySupplement>,
): Promise<Answer<typeof contracts.paySupplement>> {
  const id = supplementIdOfToken(ctx, token)
  if (!methodsOf(ctx).includes(method)) refuse('payment-refused')
  const limits = { limit: startsAnHour, windowSeconds: 3600 }
  await countAttempt(ctx.sql, { what: 'start-payment', who: id }, limits, ctx.now)
  const begun = await ctx.transaction((tx) => begin(ctx, tx, { id, method }))
  if (begun.url !== null) return ok({ url: begun.url })
  const url = await openAtProvider(ctx, begun.attemptId, supplementPath(ctx.platform.config, id))
  return ok({ url: url ?? refuse('supplement-ended') })
}

async function begin(
  ctx: Context,
  tx: Tx,
  { id, method }: { readonly id: string; readonly method: Method },
): Promise<Begun> {
  const order = (await lockPayableOrder(tx, id)) ?? refuse('not-found')
  refuseIf(whyNotSupplementPaid(order))
  const [latest] = await attemptsOfOrder(tx, id)
  const open = latest && openAlready(latest, { method, isReserved: true, now: ctx.now })
  if (open) return open
  await closeAttempts(tx, id, { by: 'customer', now: ctx.now })
  return insertNextAttempt(tx, ctx, order, { latest, method })
}

/** The payment is settled for whoever calls, because the signature is the proof. The token decides what is shown. */
export async function confirmSupplement(
  ctx: Context,
  { token, ...fields }: Input<typeof contracts.confirmSupplement>,
): Promise<Answer<typeof contracts.confirmSupplement>> {
  const id = supplementIdOfToken(ctx, token)
  await settlePaytrail(ctx, fields)
  return ok(await shown(ctx, id))
}

async function shown(ctx: Context, id: string): Promise<Supplement> {
  const row = (await readSupplement(ctx.sql, id)) ?? refuse('not-found')
  const fitting = await readFitting(ctx.sql, row.orderId)
  const isFitted = fitting?.state === 'firm'
  const { schedule_date, start_time } = timesOf(isFitted ? fitting.startsAt : null)
  return {
    order_number: row.orderNumber,
    name: ctx.locale === 'fi_FI' ? row.nameFi : row.nameEn,
    ...{ amount: row.totalCents / 100, vat_amount: row.vatCents / 100, vat_percent: row.vatPermille / 10 },
    state: supplementState(row),
    payment: paymentOf(row),
    service_point: isFitted ? row.servicePoint : null,
    ...{ schedule_date, start_time },
    methods: methodsOf(ctx),
  }
}

function paymentOf({ paidAt, attemptState }: SupplementToShow): Supplement['payment'] {
  if (paidAt !== null) return null
  if (attemptState === 'surplus') return 'returned'
  return attemptState === 'pending' || attemptState === 'failed' ? attemptState : null
}
