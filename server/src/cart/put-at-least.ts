import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import { adjustChoices } from './adjust-choices.ts'
import type { CartOwner } from './cart-owner.ts'
import { ownerOrNew, setCartCookies } from './cart-owner.ts'
import { saveChoice } from './choice-store.ts'
import { inReadableCart } from './in-readable-cart.ts'
import { lockStock, readTyresToPut, saveLine } from './line-store.ts'
import { mergeGuestCart } from './merge-cart.ts'
import { quantityAtLeast } from './rules/quantity-in-line.ts'
import { sellable } from './rules/sellable.ts'
import { lockOpenCart, openCart } from './store.ts'

interface TyreToFill {
  readonly tyreId: number
  readonly quantity: number
  readonly forAnotherCar: boolean
}

interface CartToFill {
  readonly tyres: readonly TyreToFill[]
  /** Whether the tyres are fitted. If they are not, a cart that has tyres already keeps its own choice. */
  readonly fitting: boolean
}

/**
 * Fills the cart until it has at least these tyres, or as many of them as can be had. A second call therefore changes
 * nothing. Returns a message if an earlier choice of the cart was removed.
 */
export async function putAtLeast(ctx: Context, wanted: CartToFill): Promise<string | undefined> {
  const reduced = await mergeGuestCart(ctx)
  const owner = ownerOrNew(ctx)
  const put = wanted.tyres.map(({ tyreId }) => tyreId)
  const cartId = await inReadableCart(ctx, { owners: [owner], put }, (tx) => fill(tx, ctx, owner, wanted))
  const changed = await adjustChoices(ctx, owner, cartId)
  setCartCookies(ctx, owner)
  return reduced ?? changed
}

async function fill(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  owner: CartOwner,
  { tyres, fitting }: CartToFill,
): Promise<string> {
  const { id } = await openCart(tx, owner, now)
  const cart = await lockOpenCart(tx, owner, id)
  const wanted = new Map(tyres.map((tyre) => [tyre.tyreId, tyre]))
  const tyreIds = [...wanted.keys()]
  await lockStock(tx, tyreIds)
  for (const tyre of await readTyresToPut(tx, owner, tyreIds, now)) {
    const { quantity: wish = 0, forAnotherCar = false } = wanted.get(tyre.tyreId) ?? {}
    const quantity = quantityAtLeast(tyre.inCart, wish, sellable(tyre))
    const isMarked = forAnotherCar && quantity > 0
    if (isMarked || quantity > tyre.inCart) await saveLine(tx, id, { ...tyre, quantity, forAnotherCar }, now)
  }
  if (fitting || cart?.lines.length === 0) await saveChoice(tx, id, { fitting, addressType: 'billing' }, now)
  return id
}
