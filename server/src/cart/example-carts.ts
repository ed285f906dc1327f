import type { Answer, Input } from '@pito/contracts/endpoint'
import type { ExampleCart, getExampleCarts } from '@pito/contracts/staff-promo-codes'
import type { Offer } from '../catalogue/index.ts'
import { readOffers } from '../catalogue/index.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import type { PricedLine, PriceSettings } from '../pricing/index.ts'
import { priceCart, readPriceSettings } from '../pricing/index.ts'

type Discounted = Input<typeof getExampleCarts>

interface ExampleRow extends Offer {
  readonly quantity: number
}

/**
 * Prices two carts with a discount that need not be stored: four tyres of one article, and two tyres each of two
 * articles. A shop without articles on sale has no examples.
 */
export async function showExampleCarts(
  ctx: Context,
  discount: Discounted,
): Promise<Answer<typeof getExampleCarts>> {
  const chosen = await ctx.sql<{ id: number }>`select id from tyre where active order by id limit 2`
  const [settings, offers] = await Promise.all([
    readPriceSettings(ctx.sql, ctx.now),
    readOffers(
      ctx,
      ctx.sql,
      chosen.map(({ id }) => id),
    ),
  ])
  const rows = (quantity: number, most: number) =>
    [...offers.values()].slice(0, most).map((offer) => ({ ...offer, quantity }))
  const carts = [rows(4, 1), rows(2, 2)].filter((cart) => cart.length > 0)
  return ok(settings ? carts.map((cart) => pricedExample(cart, discount, settings)) : [])
}

function pricedExample(
  rows: readonly ExampleRow[],
  discount: Discounted,
  settings: PriceSettings,
): ExampleCart {
  const { discount_permille: permille, discount_cents: cents, minimum_cents: minimumCents } = discount
  const price = (applied: boolean) =>
    priceCart(
      {
        ...{ lines: rows, services: [], pointChosen: false, delivery: 'charged' },
        discount: applied
          ? { discountPermille: permille || null, discountCents: permille ? null : cents }
          : null,
      },
      settings,
    )
  const isBelowMinimum = price(false).goodsCents < minimumCents
  const priced = price(!isBelowMinimum)
  const lines = rows.flatMap(({ product }, place) => {
    const line = priced.lines[place]
    return [
      ...(line ? [shown('article', line.product, `${product.name} ${product.size_text}`)] : []),
      ...(line?.fee ? [shown('recycling-fee', line.fee)] : []),
    ]
  })
  return {
    lines: [...lines, ...(priced.delivery ? [shown('delivery', priced.delivery)] : [])],
    is_below_minimum: isBelowMinimum,
    discount_cents: priced.discountCents,
    vat_cents: priced.vatCents,
    total_cents: priced.totalCents,
  }
}

function shown(
  kind: ExampleCart['lines'][number]['kind'],
  line: PricedLine,
  name: string | null = null,
): ExampleCart['lines'][number] {
  const { quantity, totalCents, discountCents, vatCents } = line
  return { kind, name, quantity, total_cents: totalCents, discount_cents: discountCents, vat_cents: vatCents }
}
