import type { Answer, Input } from '@pito/contracts/endpoint'
import type { processPayment as contract } from '@pito/contracts/payments'
import type { PaymentMethod } from '@pito/contracts/values/payment-methods'
import { isCompanyCustomer } from '../../accounts/index.ts'
import type { CartOwner } from '../../cart/index.ts'
import { inReadableCart, lockPricedCart, ownerOf } from '../../cart/index.ts'
import {
  methodsOffered,
  ProviderAway,
  ProviderRefused,
  providerOf,
  providersOf,
} from '../../payment-providers/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { countAttempt } from '../../platform/limits/count-attempt.ts'
import { limitsOf } from '../../platform/limits/limits-of-reservations.ts'
import { networkHashes } from '../../platform/limits/network-hash.ts'
import { widerNetworkOf } from '../../platform/limits/network-of.ts'
import { refuse, refuseIf } from '../../platform/refuse.ts'
import type { Attempt } from '../attempts/attempt-store.ts'
import {
  attemptsOfOrder,
  closeAttempts,
  insertAttempt,
  openAttempt,
  readAttempt,
  setFailed,
} from '../attempts/attempt-store.ts'
import type { PayableOrder } from '../attempts/payable-order.ts'
import { lockPayableOrder, ownOrderId } from '../attempts/payable-order.ts'
import { paymentToMake } from '../attempts/payment-to-make.ts'
import { firstCheck } from '../attempts/rules/next-check.ts'
import { contentHash } from '../content-hash.ts'
import { releaseReservation } from '../reservations/release-reservation.ts'
import { reserveOrder } from '../reservations/reserve-order.ts'
import { isUnderWay } from '../rules/attempt-moves.ts'
import { lockAttempt } from './lock-attempt.ts'
import { whyNotPayable } from './rules/why-not-payable.ts'

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
  const url = (await openAtProvider(ctx, begun.attemptId)) ?? refuse('cart-changed')
  return ok({ url })
}

/**
 * Begins the payment at its provider and returns the URL at which the buyer pays, or null if the attempt has been closed
 * in the meantime. The buyer comes back to the path `returnTo` or, without it, to the page of payments.
 */
export async function openAtProvider(
  ctx: Context,
  attemptId: string,
  returnTo?: string,
): Promise<string | null> {
  const started = await askProvider(ctx, attemptId, returnTo)
  return (await openAttempt(ctx.sql, attemptId, started)) ? started.url : null
}

async function askProvider(ctx: Context, attemptId: string, returnTo?: string) {
  const attempt = (await readAttempt(ctx.sql, attemptId)) ?? refuse('not-found')
  const provider = providersOf(ctx.platform)[providerOf(attempt.method)]
  const payment = { ...(await paymentToMake(ctx.sql, attempt)), ...(returnTo && { returnTo }) }
  const count = (result: 'started' | 'not-started') =>
    ctx.platform.metrics.payments.inc({ provider: providerOf(attempt.method), result })
  const started = await provider.start(payment).catch(async (error: unknown) => {
    count('not-started')
    ctx.log.warn({ err: error, attempt: attemptId }, 'A payment could not be started.')
    await failAttempt(ctx, attemptId)
    if (error instanceof ProviderAway) return refuse('payment-provider-away')
    if (error instanceof ProviderRefused) return refuse('payment-refused')
    throw error
  })
  count('started')
  return started
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

interface Beginning {
  readonly owner: CartOwner
  readonly orderId: string
  readonly method: PaymentMethod
}
/** The URL is present when the payment is already open, in another tab or by a second click. */
export interface Begun {
  readonly attemptId: string
  readonly url: string | null
}

/** A provider responds within ten seconds, so an attempt that was started longer ago belongs to a process that died. */
const startingMilliseconds = 20_000

/**
 * Begins an attempt to pay an order. If the order has a reservation that has not expired, it is paid as agreed,
 * whatever has changed in the cart since. Any other order has to match the current cart, and everything in it is
 * reserved first.
 */
export async function beginAttempt(
  ctx: Context,
  tx: Tx,
  { owner, orderId, method }: Beginning,
): Promise<Begun> {
  const id = (await ownOrderId(tx, owner, orderId)) ?? refuse('not-found')
  const order = (await lockPayableOrder(tx, id)) ?? refuse('not-found')
  const isReserved = order.reservedUntil !== null && order.reservedUntil > ctx.now
  refuseIf(whyNotPayable({ ...order, isAgreed: isReserved || (await followsCart(ctx, tx, owner, order)) }))
  const [latest] = await attemptsOfOrder(tx, id)
  const open = latest && openAlready(latest, { method, isReserved, now: ctx.now })
  if (open) return open
  await closeAttempts(tx, id, { by: 'customer', now: ctx.now })
  refuseIf(await reserveOrder(tx, ctx, order, networkHashes(ctx.platform.config, ctx.address)))
  return insertNextAttempt(tx, ctx, order, { latest, method })
}

export async function insertNextAttempt(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  { id: orderId, totalCents: amountCents }: PayableOrder,
  { latest, method }: { readonly latest: Attempt | undefined; readonly method: PaymentMethod },
): Promise<Begun> {
  const attempt = { orderId, attempt: (latest?.attempt ?? 0) + 1, method, amountCents }
  return { attemptId: await insertAttempt(tx, { ...attempt, checkAt: firstCheck(now) }, now), url: null }
}

/** Returns whether the order matches the current cart. Refuses when that cart cannot be ordered. */
async function followsCart(ctx: Context, tx: Tx, owner: CartOwner, order: PayableOrder): Promise<boolean> {
  const { cartId } = order
  const cart = cartId === null ? undefined : await lockPricedCart(ctx, tx, owner, cartId)
  if (cart === undefined || contentHash(cart) !== order.contentHash) return false
  refuseIf(cart.notCheckedOut)
  return true
}

interface RequestedPayment {
  readonly method: PaymentMethod
  readonly isReserved: boolean
  readonly now: Date
}

/** Returns the payment that is open already, so that a second click or tab leads to the same page. */
export function openAlready(
  latest: Attempt,
  { method, isReserved, now }: RequestedPayment,
): Begun | undefined {
  if (!isUnderWay(latest.state)) return undefined
  const isNew = now.getTime() - latest.startedAt.getTime() < startingMilliseconds
  if (latest.state === 'starting' && isNew) refuse('payment-starting')
  return latest.state === 'open' && latest.method === method && isReserved
    ? { attemptId: latest.id, url: latest.url }
    : undefined
}
