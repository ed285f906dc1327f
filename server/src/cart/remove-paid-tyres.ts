import { releaseHold, resizeHold } from '../booking/index.ts'
import type { Tx } from '../platform/database/sql.ts'

interface Paid {
  readonly tyreId: number
  readonly quantity: number
}

/**
 * Removes the tyres of a paid order from the cart; everything else that was added meanwhile stays in the cart. The
 * promo code, the checkout draft and the place in the checkout belonged to that order and are removed too. The caller
 * has locked the cart.
 */
export async function removePaidTyres(
  tx: Tx,
  cartId: string,
  paid: readonly Paid[],
  now: Date,
): Promise<void> {
  await tx`
    with place as (delete from checkout_place where cart_id = ${cartId})
    delete from checkout_draft where cart_id = ${cartId}`
  const left = await removeTyres(tx, cartId, paid)
  await tx`
    update cart set promo_code_id = null, delivery_left_out = false, changed_at = ${now},
      fitting = fitting or ${left === 0}, address_type = case when ${left === 0} then 'billing' else address_type end
    where id = ${cartId}`
  if (left > 0) return await resizeHold(tx, cartId, left)
  await tx`delete from cart_service where cart_id = ${cartId}`
  await releaseHold(tx, cartId)
}

/** Removes the tyres and returns how many stay in the cart. */
async function removeTyres(tx: Tx, cartId: string, paid: readonly Paid[]): Promise<number> {
  const ids = paid.map(({ tyreId }) => tyreId)
  const quantities = paid.map(({ quantity }) => quantity)
  await tx`
    delete from cart_line using unnest(${ids}::integer[], ${quantities}::integer[]) as paid (tyre_id, quantity)
    where cart_id = ${cartId} and cart_line.tyre_id = paid.tyre_id and cart_line.quantity <= paid.quantity`
  await tx`
    update cart_line set quantity = cart_line.quantity - paid.quantity
    from unnest(${ids}::integer[], ${quantities}::integer[]) as paid (tyre_id, quantity)
    where cart_id = ${cartId} and cart_line.tyre_id = paid.tyre_id and cart_line.quantity > paid.quantity`
  const [left] = await tx<{ tyres: number }>`
    select coalesce(sum(quantity), 0)::integer as tyres from cart_line where cart_id = ${cartId}`
  return left?.tyres ?? 0
}
