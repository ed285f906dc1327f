import type { getCartItems } from '@pito/contracts/cart'
import type { Answer } from '@pito/contracts/endpoint'
import { showAppointment } from '../booking/index.ts'
import { readOffers } from '../catalogue/index.ts'
import type { Ctx } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { priceCart, readPriceSettings } from '../pricing/index.ts'
import { cartInEuros } from './cart-in-euros.ts'
import { ownerOf } from './cart-owner.ts'
import { readOpenCart } from './store.ts'

/** Four statements at most, whatever is in the cart. */
export async function readCart(ctx: Ctx, message?: string): Promise<Answer<typeof getCartItems.customer>> {
  const { sql } = ctx
  const owner = ownerOf(ctx.caller)
  const [found, settings] = await Promise.all([
    owner && readOpenCart(sql, owner),
    readPriceSettings(sql, ctx.now),
  ])
  const cart = found ?? { id: null, lines: [] }
  const tyreIds = cart.lines.map(({ tyreId }) => tyreId)
  const [offers, appointment] = await Promise.all([
    readOffers(sql, tyreIds, ctx.now),
    found ? showAppointment(sql, found.id, ctx.now) : null,
  ])
  const rows = cart.lines.flatMap((line) => {
    const offer = offers.get(line.tyreId)
    return offer ? [{ line, offer }] : []
  })
  const priced = priceCart(
    {
      lines: rows.map(({ line, offer }) => ({ ...offer, quantity: line.quantity })),
      services: [],
      pointChosen: false,
      deliveredFree: false,
      discount: null,
    },
    settings,
  )
  return ok(cartInEuros({ id: cart.id, appointment, rows, priced, settings }), message)
}
