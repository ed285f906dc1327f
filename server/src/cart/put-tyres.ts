import { mostInCart, mostInLine } from '@pito/contracts/values/cart-sentences'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import { refuse, refuseIf } from '../platform/refuse.ts'
import type { CartOwner } from './cart-owner.ts'
import type { TyreToPut } from './line-store.ts'
import { deleteTyre, lockStock, readTyresToPut, saveLine } from './line-store.ts'
import { mustAdjustAfterAdding, mustAdjustAfterRemoving } from './rules/must-adjust-choices.ts'
import type { RequestedQuantity } from './rules/quantity-in-line.ts'
import { quantityInLine, whyNotInCart, whyNotThatLine } from './rules/quantity-in-line.ts'
import { sellable } from './rules/sellable.ts'
import type { OpenedCart } from './store.ts'
import { openCart } from './store.ts'

interface TyresToPut extends RequestedQuantity {
  readonly tyreId: number
  /** The cart and the line that the request intends to change; null means that any cart or line is accepted. */
  readonly cartId: string | null
  readonly lineId: number | null
  /** The input field that a refusal for lack of stock refers to. */
  readonly field: 'quantity' | 'items'
  readonly forAnotherCar: boolean
}

export interface PutTyres {
  readonly cartId: string
  readonly lineId: number | null
  readonly quantity: number
  readonly most: number
  /** True if the services or the appointment chosen earlier may no longer suit the tyres in the cart. */
  readonly mustAdjust: boolean
}

/**
 * Locks the cart and then the stock, and stores the quantity if the stock allows it. The cart is created if there is
 * none; a refusal also rolls back a cart that was just created.
 */
export async function putTyres(
  tx: Tx,
  ctx: Pick<Context, 'now' | 'locale'>,
  owner: CartOwner,
  request: TyresToPut,
): Promise<PutTyres> {
  const [cart, , [tyre]] = await Promise.all([
    openCart(tx, owner, ctx.now),
    lockStock(tx, [request.tyreId]),
    readTyresToPut(tx, owner, [request.tyreId], ctx.now),
  ])
  if (!tyre) refuse('not-found')
  refuseIf(whyNotThatLine({ cartId: cart.id, lineId: tyre.lineId }, request, request))
  const quantity = quantityInLine(tyre.inCart, request)
  const most = sellable(tyre)
  const reason = whyNotInCart(quantity, most)
  const sentence = (request.sets ? mostInLine : mostInCart)[ctx.locale]
  if (reason) refuse(reason, { errors: { [request.field]: [sentence(most)] } })
  const put = { cartId: cart.id, quantity, most }
  if (quantity === 0) return { ...put, ...(await removeLine(tx, cart, tyre)) }
  return {
    ...put,
    ...(await saveQuantity(tx, cart, {
      ...tyre,
      quantity,
      forAnotherCar: request.forAnotherCar,
      now: ctx.now,
    })),
  }
}

async function saveQuantity(
  tx: Tx,
  cart: OpenedCart,
  {
    vehicleType,
    now,
    ...line
  }: TyreToPut & {
    readonly quantity: number
    readonly forAnotherCar: boolean
    readonly now: Date
  },
) {
  const { lineId, ...chosen } = await saveLine(tx, cart.id, line, now)
  return { lineId, mustAdjust: mustAdjustAfterAdding(chosen, { fitting: cart.fitting, vehicleType }) }
}

async function removeLine(tx: Tx, cart: OpenedCart, { tyreId }: TyreToPut) {
  const { isEmpty, ...chosen } = await deleteTyre(tx, cart.id, tyreId)
  return { lineId: null, mustAdjust: mustAdjustAfterRemoving(chosen, { isEmpty }) }
}
