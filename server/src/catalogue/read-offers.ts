import type { Product } from '@pito/contracts/product'
import { tyreName } from '@pito/contracts/values/tyre-name'
import type { Context } from '../platform/context.ts'
import { readEach } from '../platform/database/attempt.ts'
import type { Sql } from '../platform/database/sql.ts'
import type { CardOptions, CardRow } from './card-store.ts'
import { readCardRows } from './card-store.ts'
import { openedCatalogue } from './open-catalogue.ts'
import { chargedFee, productOf } from './product-of.ts'

export interface Offer {
  readonly product: Product
  readonly grossCents: number
  /** The recycling fee in cents that the price contains. */
  readonly feeCents: number
}

type Reader = Pick<Context, 'platform' | 'now'>

/** Reads the cards of articles as `readCardRows` does, and leaves out the articles that cannot be read. */
export function readCards(
  ctx: Reader,
  ids: readonly number[],
  options: CardOptions = {},
): Promise<readonly CardRow[]> {
  return readCardsAs(ctx, ctx.platform.sql, ids, options, (row) => row)
}

/**
 * Reads current prices and stock from the tables. Articles that are no longer sold are returned as sold out, and those
 * that cannot be read are left out. If `forCart` is given, tyres that this cart's own payment has reserved count as
 * available.
 */
export async function readOffers(
  ctx: Reader,
  sql: Sql,
  ids: readonly number[],
  forCart: string | null = null,
): Promise<Map<number, Offer>> {
  const options = { withdrawn: true, forCart }
  const offers = await readCardsAs(ctx, sql, ids, options, (row) => ({
    product: productOf(row, ctx.now),
    grossCents: row.priceCents,
    feeCents: chargedFee(row),
  }))
  return new Map(offers.map((offer) => [offer.product.id, offer]))
}

function readCardsAs<Card>(
  { platform, now }: Reader,
  sql: Sql,
  ids: readonly number[],
  options: CardOptions,
  cardOf: (row: CardRow) => Card,
): Promise<readonly Card[]> {
  const read = async (some: readonly number[]) => (await readCardRows(sql, some, now, options)).map(cardOf)
  const catalogue = openedCatalogue(platform)
  return catalogue ? catalogue.readReadable(sql, ids, read) : read(ids)
}

/** Returns the names of articles that are left out, such as "Kuura Tuisku 9". A name that cannot be read is missing. */
export async function namesOfLeftOut(sql: Sql, ids: readonly number[]): Promise<string[]> {
  const { rows } = await readEach(
    ids,
    (some) => sql<{ brand: string; model: string }>`
      select brand.name as brand, model.name as model
      from tyre join model on model.id = model_id join brand on brand.id = brand_id
      where tyre.id = any(${some}::integer[]) order by tyre.id`,
  )
  return rows.map(({ brand, model }) => tyreName(brand, model))
}
