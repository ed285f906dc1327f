import type { EquivalentTyre, getProductAlternatives } from '@pito/contracts/alternatives'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { Product } from '@pito/contracts/product'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { catalogueOf } from '../open-catalogue.ts'
import { productOf } from '../product-of.ts'
import { readCards } from '../read-offers.ts'
import type { ComparedTyre } from '../rules/pick-alternatives.ts'
import { differenceOf, pickAlternatives, pickEquivalents } from '../rules/pick-alternatives.ts'
import { readComparedTyres } from './compared-tyre-store.ts'

const maxEquivalents = 3

/**
 * Lists the alternatives to a tyre. At most four statements are executed, and only one or two if the tyres of the
 * same size and season are cached.
 */
export async function listAlternatives(
  ctx: Context,
  { id }: Input<typeof getProductAlternatives>,
): Promise<Answer<typeof getProductAlternatives>> {
  const catalogue = catalogueOf(ctx.platform)
  const [onSale] = await catalogue.productsOf([id], ctx.now)
  const product = onSale ?? (await offSaleProduct(ctx, id)) ?? refuse('not-found')
  const inStock = await catalogue.inStockOfSizeAndSeason(product)
  const tyre = inStock.find((one) => one.id === id) ?? (await readComparedTyres(ctx.sql, [id]))[0]
  if (!tyre) return refuse('not-found')
  const equivalents = product.in_stock > 0 ? [] : pickEquivalents(tyre, inStock, maxEquivalents)
  const shown = new Set(inStock.filter((one) => equivalents.includes(one.id)).map(({ modelId }) => modelId))
  const alternatives = pickAlternatives(
    tyre,
    inStock.filter(({ modelId }) => !shown.has(modelId)),
  )
  const compared = await comparedIn(ctx, tyre, inStock, [
    ...equivalents,
    ...alternatives.map((one) => one.id),
  ])
  return ok({
    equivalents: equivalents.flatMap((other) => compared.get(other) ?? []),
    alternatives: alternatives.flatMap(({ reason, id: other }) => {
      const one = compared.get(other)
      return one ? { reason, ...one } : []
    }),
  })
}

/**
 * Returns up to three tyres that may replace this one and of which this many are available. The nearest in price come
 * first.
 */
export async function readEquivalents(
  ctx: Pick<Context, 'platform' | 'now'>,
  product: Product,
  quantity: number,
): Promise<Product[]> {
  const catalogue = catalogueOf(ctx.platform)
  const [tyre] = await readComparedTyres(ctx.platform.sql, [product.id])
  if (!tyre) return []
  const inStock = await catalogue.inStockOfSizeAndSeason(product)
  const enough = await catalogue.productsOf(pickEquivalents(tyre, inStock, inStock.length), ctx.now)
  return enough.filter(({ available_quantity }) => available_quantity >= quantity).slice(0, maxEquivalents)
}

async function offSaleProduct(ctx: Context, id: number) {
  const [row] = await readCards(ctx, [id], { withdrawn: true })
  return row && productOf(row, ctx.now)
}

async function comparedIn(
  ctx: Context,
  tyre: ComparedTyre,
  others: readonly ComparedTyre[],
  ids: readonly number[],
): Promise<ReadonlyMap<number, EquivalentTyre>> {
  const products = await catalogueOf(ctx.platform).productsOf(ids, ctx.now)
  const pairs = products.flatMap((product) => {
    const other = others.find(({ id }) => id === product.id)
    return other ? [[product.id, { product, difference: shownDifference(tyre, other) }] as const] : []
  })
  return new Map(pairs)
}

/** Maps the difference to the field names of the contract. */
function shownDifference(tyre: ComparedTyre, other: ComparedTyre): EquivalentTyre['difference'] {
  const { cents, wetGrip, decibels, iceGrip, snowGrip } = differenceOf(tyre, other)
  return {
    price: cents / 100,
    wet_grip: wetGrip,
    noise_value: decibels,
    ice_grip: iceGrip,
    snow_grip: snowGrip,
  }
}
