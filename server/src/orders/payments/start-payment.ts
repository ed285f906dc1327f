import type { Answer, Input } from '@pito/contracts/endpoint'
import type { processPayment as contract } from '@pito/contracts/payments'
import type { PaymentMethod } from '@pito/contracts/values/payment-methods'
import { isCompanyCustomer } from '../../accounts/index.ts'
import type { CartOwner } from '../../cart/index.ts'
import { inReadableCart, ownerOf } from '../../cart/index.ts'
import {
  methodsOffered,
  ProviderAway,
  ProviderRefused,
  providerOf,
  providersOf,
} from '../../payment-providers/index.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { countAttempt } from '../../platform/limits/count-attempt.ts'
import { limitsOf } from '../../platform/limits/limits-of-reservations.ts'
import { widerNetworkOf } from '../../platform/limits/network-of.ts'
import { refuse } from '../../platform/refuse.ts'
import { openAttempt, readAttempt, setFailed } from '../attempts/attempt-store.ts'
import { paymentToMake } from '../attempts/payment-to-make.ts'
import { releaseReservation } from '../reservations/release-reservation.ts'
import { beginAttempt } from './begin-attempt.ts'
import { lockAttempt } from './lock-attempt.ts'

type Started = Promise<Answer<typeof contract.customer>>

export function processPayment(
  ctx: Context,
  { order_id, payment_by }: Input<typeof contract.customer>,
): Started {
  return startPayment(ctx, order_id, payment_by)
}

export function processKlarnaPayment(ctx: Context, { order_id }: { readonly order_id: string }): Started {
  return startPayment(ctx, order_id, 'klarna')
}

/**
 * Everything is reserved and the attempt is stored before the provider is called, and no transaction is open during the
 * call. A process that dies in between therefore never leaves a payment that the shop does not know.
 */
async function startPayment(ctx: Context, orderId: string, method: PaymentMethod): Started {
  const owner = ownerOf(ctx.caller) ?? refuse('not-found')
  if (!methodsOffered(ctx.platform.config).includes(method)) refuse('payment-refused')
  await countStart(ctx, owner)
  const begun = await inReadableCart(ctx, { owners: [owner], put: [] }, (tx) =>
    beginAttempt(ctx, tx, { owner, orderId, method }),
  )
  if (begun.url !== null) return ok({ url: begun.url })
  const started = await askProvider(ctx, begun.attemptId)
  if (!(await openAttempt(ctx.sql, begun.attemptId, started))) refuse('cart-changed')
  return ok({ url: started.url })
}

async function askProvider(ctx: Context, attemptId: string) {
  const attempt = (await readAttempt(ctx.sql, attemptId)) ?? refuse('not-found')
  const provider = providersOf(ctx.platform)[providerOf(attempt.method)]
  return await provider.start(await paymentToMake(ctx.sql, attempt)).catch(async (error: unknown) => {
    ctx.log.warn({ err: error, attempt: attemptId }, 'A payment could not be started.')
    await failAttempt(ctx, attemptId)
    if (error instanceof ProviderAway) return refuse('payment-provider-away')
    if (error instanceof ProviderRefused) return refuse('payment-refused')
    throw error
  })
}

/**
 * Marks the attempt as failed and releases the reservation, because the provider has created no payment that the buyer
 * could pay. The reserved fitting time becomes a hold of the cart again, and the next attempt makes a new reservation.
 */
function failAttempt(ctx: Context, attemptId: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    const locked = await lockAttempt(tx, attemptId)
    if (locked?.attempt.state !== 'starting') return
    await setFailed(tx, attemptId, 'provider')
    await releaseReservation(tx, locked.order.id, ctx.now)
  })
}

/**
 * Each start may make a new reservation, so starts per hour are limited in addition to the number of concurrent
 * reservations.
 */
export async function countStart(ctx: Context, { column, id }: CartOwner): Promise<void> {
  const { sql, now, platform } = ctx
  const isCompany = column === 'customer_id' && (await isCompanyCustomer(sql, id))
  const { own, network, widerNetwork } = limitsOf(platform.config, isCompany)
  for (const [who, { paymentsPerHour }] of [
    [id, own],
    [ctx.network, network],
    [`wider ${widerNetworkOf(ctx.address)}`, widerNetwork],
  ] as const)
    await countAttempt(
      sql,
      { what: 'start-payment', who },
      { limit: paymentsPerHour, windowSeconds: 3600 },
      now,
    )
}
