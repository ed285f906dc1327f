import type { insertCartSet } from '@pito/contracts/cart'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { itemAdded, notFrontAndRear } from '@pito/contracts/values/cart-sentences'
import { sizeOfProduct } from '@pito/contracts/values/tyre-size'
import { readOffers } from '../catalogue/index.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { adjustChoices } from './adjust-choices.ts'
import { ownerOrNew, setCartCookies } from './cart-owner.ts'
import { inReadableCart } from './in-readable-cart.ts'
import { joinSet } from './line-store.ts'
import { mergeGuestCart } from './merge-cart.ts'
import type { PutTyres } from './put-tyres.ts'
import { putTyres } from './put-tyres.ts'
import { whyNotFrontAndRear } from './rules/why-not-front-and-rear.ts'

type InsertSet = Input<typeof insertCartSet.customer>
type Item = InsertSet['items'][number]

/**
 * Adds a front and a rear pair as two ordinary, linked lines. One transaction adds both, because half a set is of no
 * use.
 */
export async function insertSet(
  ctx: Context,
  { items }: InsertSet,
): Promise<Answer<typeof insertCartSet.customer>> {
  const reduced = await mergeGuestCart(ctx)
  await refuseOtherSets(ctx, items)
  const owner = ownerOrNew(ctx)
  const ids = items.map(({ type_id }) => type_id)
  const put = await inReadableCart(ctx, { owners: [owner], put: ids }, async (tx) => {
    const lines: PutTyres[] = []
    // The tyres are taken in the order of their ids, so that two concurrent sets cannot deadlock on their stock.
    for (const item of items.toSorted((a, b) => a.type_id - b.type_id)) {
      const { type_id: tyreId, quantity, for_another_car: forAnotherCar } = item
      const tyres = { tyreId, quantity, forAnotherCar, sets: false, cartId: null, lineId: null }
      lines.push(await putTyres(tx, ctx, owner, { ...tyres, field: 'items' }))
    }
    const [front, rear] = items
    if (lines[0] && front && rear) await joinSet(tx, lines[0].cartId, front.type_id, rear.type_id)
    return lines
  })
  const cart_id = put[0]?.cartId ?? ''
  const changed = put.some(({ mustAdjust }) => mustAdjust)
    ? await adjustChoices(ctx, owner, cart_id)
    : undefined
  return ok(
    { cart_id, anonymous_id: setCartCookies(ctx, owner) },
    reduced ?? changed ?? itemAdded[ctx.locale],
  )
}

async function refuseOtherSets(ctx: Context, items: readonly Item[]): Promise<void> {
  const offers = await readOffers(
    ctx,
    ctx.sql,
    items.map(({ type_id }) => type_id),
  )
  const tyres = items.flatMap(({ type_id }) => {
    const product = offers.get(type_id)?.product ?? refuse('not-found')
    return [{ modelId: product.model.id, size: sizeOfProduct(product) }]
  })
  const reason = whyNotFrontAndRear(tyres)
  if (reason) refuse(reason, { errors: { items: [notFrontAndRear[ctx.locale]] } })
}
