import type { insertCartSet } from '@pito/contracts/cart'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { itemAdded, mostInCart, notFrontAndRear } from '@pito/contracts/values/cart-sentences'
import { sizeOfProduct } from '@pito/contracts/values/tyre-size'
import { readOffers } from '../catalogue/index.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import type { CartOwner } from './cart-owner.ts'
import { ownerOrNew, setCartCookies } from './cart-owner.ts'
import { followTyres } from './follow-tyres.ts'
import { mergeAtFirstSight } from './merge-cart.ts'
import { whyNotInCart } from './rules/put-in-line.ts'
import { whyNotFrontAndRear } from './rules/why-not-front-and-rear.ts'
import { joinSet } from './set-store.ts'
import type { PutLine } from './store.ts'
import { lookForTyre, takeForCart } from './store.ts'

type InsertSet = Input<typeof insertCartSet.customer>
type Item = InsertSet['items'][number]

/** Front, then rear: two ordinary lines that stand together, in one transaction, for a car drives on no half of a set. */
export async function insertSet(
  ctx: Context,
  { items }: InsertSet,
): Promise<Answer<typeof insertCartSet.customer>> {
  const reduced = await mergeAtFirstSight(ctx)
  await refuseOtherSets(ctx, items)
  const owner = ownerOrNew(ctx)
  const put = await ctx.transaction(async (tx) => {
    const lines: PutLine[] = []
    // In the order of their ids, so that two sets never wait for each other's stock.
    for (const item of items.toSorted((a, b) => a.type_id - b.type_id))
      lines.push(await take(tx, ctx, owner, item))
    const [front, rear] = items
    if (lines[0] && front && rear) await joinSet(tx, lines[0].cartId, front.type_id, rear.type_id)
    return lines
  })
  const cart_id = put[0]?.cartId ?? ''
  const changed = put.some(({ changesChoices }) => changesChoices)
    ? await followTyres(ctx, owner, cart_id)
    : undefined
  return ok(
    { cart_id, anonymous_id: setCartCookies(ctx, owner) },
    reduced ?? changed ?? itemAdded[ctx.locale],
  )
}

async function refuseOtherSets(ctx: Context, items: readonly Item[]): Promise<void> {
  const offers = await readOffers(
    ctx.sql,
    items.map(({ type_id }) => type_id),
    ctx.now,
  )
  const tyres = items.flatMap(({ type_id }) => {
    const product = offers.get(type_id)?.product ?? refuse('not-found')
    return [{ modelId: product.model.id, size: sizeOfProduct(product) }]
  })
  const reason = whyNotFrontAndRear(tyres)
  if (reason) refuse(reason, { errors: { items: [notFrontAndRear[ctx.locale]] } })
}

async function take(tx: Tx, { now, locale }: Context, owner: CartOwner, item: Item): Promise<PutLine> {
  const { type_id: tyreId, quantity } = item
  const line = await takeForCart(tx, owner, { tyreId, quantity, sets: false }, now)
  if (line) return line
  const { most } = (await lookForTyre(tx, owner, tyreId, now)) ?? refuse('not-found')
  refuse(whyNotInCart(most + 1, most) ?? 'sold-out', { errors: { items: [mostInCart[locale](most)] } })
}
