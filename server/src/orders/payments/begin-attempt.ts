import type { PaymentMethod } from '@pito/contracts/values/payment-methods'
import type { CartOwner } from '../../cart/index.ts'
import { lockPricedCart } from '../../cart/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { networkHashes } from '../../platform/limits/network-hash.ts'
import { refuse, refuseIf } from '../../platform/refuse.ts'
import type { Attempt } from '../attempts/attempt-store.ts'
import { attemptsOfOrder, closeAttempts, insertAttempt } from '../attempts/attempt-store.ts'
import type { PayableOrder } from '../attempts/payable-order.ts'
import { lockPayableOrder, ownOrderId } from '../attempts/payable-order.ts'
import { firstCheck } from '../attempts/rules/next-check.ts'
import { contentHash } from '../content-hash.ts'
import { reserveOrder } from '../reservations/reserve-order.ts'
import { isUnderWay } from '../rules/attempt-moves.ts'
import { whyNotPayable } from './rules/why-not-payable.ts'

interface Beginning {
  readonly owner: CartOwner
  readonly orderId: string
  readonly method: PaymentMethod
}
/** The URL is present when the payment is already open, in another tab or by a second click. */
interface Begun {
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
  const attempt = (latest?.attempt ?? 0) + 1
  const checkAt = firstCheck(ctx.now)
  const attemptId = await insertAttempt(
    tx,
    { orderId: id, attempt, method, amountCents: order.totalCents, checkAt },
    ctx.now,
  )
  return { attemptId, url: null }
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

function openAlready(latest: Attempt, { method, isReserved, now }: RequestedPayment): Begun | undefined {
  if (!isUnderWay(latest.state)) return undefined
  const isNew = now.getTime() - latest.startedAt.getTime() < startingMilliseconds
  if (latest.state === 'starting' && isNew) refuse('payment-starting')
  return latest.state === 'open' && latest.method === method && isReserved
    ? { attemptId: latest.id, url: latest.url }
    : undefined
}
