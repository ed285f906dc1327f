import { holdForPayment } from '../../booking/index.ts'
import { extendStockHold, holdStock, releaseStock } from '../../catalogue/index.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { refuse } from '../../platform/refuse.ts'
import { claimPromoCode, releasePromoCode } from '../../pricing/index.ts'
import type { PayableOrder } from './payable-order.ts'
import { setHeldUntil } from './payable-order.ts'

const minute = 60_000
const holdMinutes = 30
const pendingMinutes = 120

type WithCart = PayableOrder & { readonly cartId: string }

/** As a payment begins: tyres, time and promo code together, or none of them. The cart and the order are locked. */
export async function holdForOrder(tx: Tx, order: WithCart, now: Date): Promise<void> {
  const until = new Date(now.getTime() + holdMinutes * minute)
  const { cartId, tyres } = order
  if ((await holdStock(tx, { cartId, tyres, until }, now)) !== null) refuse('not-enough-stock')
  if (order.fitting && !(await holdForPayment(tx, cartId, until, now))) refuse('appointment-missing')
  if (!(await claimPromo(tx, order, now))) refuse('promo-code-not-valid')
  await setHeldUntil(tx, order.id, until)
}

/** When the provider first says that it has not decided yet: two hours from now, and no longer. */
export async function holdWhilePending(tx: Tx, order: PayableOrder, now: Date): Promise<void> {
  const { cartId, heldUntil } = order
  if (cartId === null || heldUntil === null) return
  const until = new Date(now.getTime() + pendingMinutes * minute)
  await extendStockHold(tx, cartId, until)
  if (order.fitting) await holdForPayment(tx, cartId, until, now)
  await setHeldUntil(tx, order.id, until)
}

/** What was held for its payment is free for others. The time stays held as long as choosing it has. */
export async function releaseForOrder(tx: Tx, { id, cartId }: PayableOrder): Promise<void> {
  if (cartId !== null) {
    await releaseStock(tx, cartId)
    await releasePromoCode(tx, cartId)
  }
  await setHeldUntil(tx, id, null)
}

/** Once for a cart, whether its payment begins or has come. False when the code cannot be had any more. */
export async function claimPromo(tx: Tx, order: WithCart, now: Date): Promise<boolean> {
  const { promoCodeId, customerId, goodsCents, cartId } = order
  if (promoCodeId === null || customerId === null) return true
  return (await claimPromoCode(tx, { promoCodeId, customerId, goodsCents, claimedFor: cartId }, now)) === null
}
