import type { PaymentMethod } from '@pito/contracts/values/payment-methods'
import type { CartOwner } from '../../cart/index.ts'
import { lockPricedCart } from '../../cart/index.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { refuse, refuseIf } from '../../platform/refuse.ts'
import { contentHash } from '../content-hash.ts'
import type { Attempt } from './attempt-store.ts'
import { attemptsOfOrder, closeAttempts, insertAttempt } from './attempt-store.ts'
import { holdForOrder } from './hold-for-order.ts'
import type { PayableOrder } from './payable-order.ts'
import { lockPayableOrder, ownOrderId } from './payable-order.ts'
import { nextCheck } from './rules/next-check.ts'
import { isUnderWay } from './rules/what-to-settle.ts'
import { whyNotPayable } from './rules/why-not-payable.ts'

interface Beginning {
  readonly owner: CartOwner
  readonly orderId: string
  readonly method: PaymentMethod
}
/** With an address: the payment is open already, in another tab or by a second press. */
interface Begun {
  readonly attemptId: string
  readonly url: string | null
}

/** A provider answers within ten seconds; whoever started longer ago is not there any more. */
const startingMilliseconds = 20_000

/** Lock, look, take: the order is what its cart says now, and everything in it is held from here on. */
export async function beginAttempt(ctx: Ctx, tx: Tx, { owner, orderId, method }: Beginning): Promise<Begun> {
  const id = (await ownOrderId(tx, owner, orderId)) ?? refuse('not-found')
  const order = (await lockPayableOrder(tx, id)) ?? refuse('not-found')
  const { cartId } = order
  const cart = cartId === null ? undefined : await lockPricedCart(ctx, tx, owner, cartId)
  const followsCart = cart !== undefined && contentHash(cart) === order.contentHash
  refuseIf(whyNotPayable({ ...order, followsCart }))
  if (!cart || cartId === null) refuse('cart-changed')
  const [latest] = await attemptsOfOrder(tx, id)
  const open = latest && openAlready(latest, order, method, ctx.now)
  if (open) return open
  refuseIf(cart.notCheckedOut)
  await closeAttempts(tx, id, { now: ctx.now })
  await holdForOrder(tx, { ...order, cartId }, ctx.now)
  const attempt = (latest?.attempt ?? 0) + 1
  const checkAt = nextCheck(0, ctx.now, ctx.now)
  const attemptId = await insertAttempt(
    tx,
    { orderId: id, attempt, method, amountCents: order.totalCents, checkAt },
    ctx.now,
  )
  return { attemptId, url: null }
}

function openAlready(
  latest: Attempt,
  order: PayableOrder,
  method: PaymentMethod,
  now: Date,
): Begun | undefined {
  if (!isUnderWay(latest.state)) return undefined
  const isNew = now.getTime() - latest.startedAt.getTime() < startingMilliseconds
  if (latest.state === 'starting' && isNew) refuse('payment-starting')
  const isHeld = order.heldUntil !== null && order.heldUntil > now
  return latest.state === 'open' && latest.method === method && isHeld
    ? { attemptId: latest.id, url: latest.url }
    : undefined
}
