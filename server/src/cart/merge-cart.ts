import type { mergeCart as contract } from '@pito/contracts/cart'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { leftOutOfMerge, reducedToStock } from '@pito/contracts/values/cart-sentences'
import { customerOf } from '../accounts/index.ts'
import { mergeHolds } from '../booking/index.ts'
import { namesOfLeftOut, readOffers } from '../catalogue/index.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import { refuse } from '../platform/refuse.ts'
import { readCookie } from '../platform/sessions/cookies.ts'
import { forgetGuest, readAnonymousId } from '../platform/sessions/guest.ts'
import { adjustChoicesIn } from './adjust-choices.ts'
import type { CartOwner } from './cart-owner.ts'
import { holderOf, setCartCookies } from './cart-owner.ts'
import { mergeDrafts } from './draft/draft-store.ts'
import { inReadableCart } from './in-readable-cart.ts'
import { lockStock, readTyresToPut } from './line-store.ts'
import {
  closeMerged,
  lockCustomerCart,
  lockGuestCart,
  moveChoices,
  moveOrders,
  readLinesToMerge,
  saveMergedLines,
} from './merge-store.ts'
import { mergePlaces } from './place-store.ts'
import { readCart } from './read-cart.ts'
import { mergeLines } from './rules/merge-lines.ts'
import { sellable } from './rules/sellable.ts'
import { lockOpenCart } from './store.ts'

/** The merge happens once: a repeated or concurrent call finds the guest's cart closed and adds nothing. */
export async function mergeCart(
  ctx: Context,
  { anonymous_id }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  if (customerOf(ctx).actingStaffId) refuse('not-allowed-while-acting')
  const guestId = readAnonymousId(ctx.platform, anonymous_id ?? undefined) ?? guestOfCookie(ctx)
  const message = guestId === null ? undefined : await mergeCarts(ctx, guestId)
  return readCart(ctx, message)
}

/**
 * Merges on the first call after login that a customer makes with a guest's cookie. Programs, which send a token, merge
 * through the explicit endpoint. Acting staff are excluded, because the guest cart in their browser is not the
 * customer's.
 */
export async function mergeGuestCart(ctx: Context): Promise<string | undefined> {
  const { caller, authorization } = ctx
  if (caller.kind !== 'customer' || caller.actingStaffId || authorization !== undefined) return undefined
  const guestId = guestOfCookie(ctx)
  return guestId === null ? undefined : await mergeCarts(ctx, guestId)
}

async function mergeCarts(ctx: Context, guestId: string): Promise<string | undefined> {
  const { customerId } = customerOf(ctx)
  const owner: CartOwner = { column: 'customer_id', id: customerId }
  const owners = [owner, { column: 'guest_id', id: guestId } as const]
  const message = await inReadableCart(ctx, { owners, put: [] }, async (tx) => {
    const from = await lockGuestCart(tx, guestId)
    if (from === null) return undefined
    const to = await lockCustomerCart(tx, customerId, ctx.now)
    await moveOrders(tx, { from, to, guestId, customerId }, ctx.now)
    await mergeHolds(tx, { from, to, holder: holderOf(owner) }, ctx.now)
    await mergeDrafts(tx, from, to)
    await mergePlaces(tx, from, to)
    await moveChoices(tx, from, to)
    const { isReduced, leftOut } = await moveLines(tx, ctx, { owner, from, to })
    const merged = await lockOpenCart(tx, owner, to)
    const changed = merged && (await adjustChoicesIn(tx, ctx, owner, merged))
    const sentences = [
      isReduced && reducedToStock[ctx.locale],
      leftOut.length > 0 && leftOutOfMerge[ctx.locale](await namesOfLeftOut(tx, leftOut)),
      changed,
    ]
    return sentences.filter(Boolean).join(' ')
  })
  setCartCookies(ctx, owner)
  if (guestOfCookie(ctx) === guestId) forgetGuest(ctx.platform, ctx)
  return message || undefined
}

/**
 * The caller has locked both carts. The lines are reduced if the stock is lower than the sum of both quantities. Articles
 * that cannot be read are left out, because the stock that limits their lines cannot be read either.
 */
async function moveLines(
  tx: Tx,
  ctx: Context,
  { owner, ...carts }: { owner: CartOwner; from: string; to: string },
) {
  const { now } = ctx
  const { guests, own } = await readLinesToMerge(tx, carts)
  const tyreIds = guests.map(({ tyreId }) => tyreId)
  await lockStock(tx, tyreIds)
  const offers = await readOffers(ctx, tx, tyreIds)
  const readable = guests.filter(({ tyreId }) => offers.has(tyreId))
  const tyres = await readTyresToPut(tx, owner, [...offers.keys()], now)
  const most = new Map(tyres.map((tyre) => [tyre.tyreId, sellable(tyre)]))
  const { lines, isReduced } = mergeLines({ guests: readable, own, sellable: most })
  await saveMergedLines(tx, carts.to, lines, now)
  await closeMerged(tx, carts, now)
  return { isReduced, leftOut: tyreIds.filter((id) => !offers.has(id)) }
}

function guestOfCookie(ctx: Context): string | null {
  return readAnonymousId(ctx.platform, readCookie(ctx.platform.config, ctx, 'guest'))
}
