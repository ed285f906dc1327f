import type { getProductDetails, Product, ProductDetails } from '@pito/contracts/catalogue'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { languageOf } from '@pito/contracts/values/locale'
import type { Ctx } from '../platform/context.ts'
import { yes } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import type { CardRow } from './card-store.ts'
import { readCards, readModelTexts, readSiblingIds } from './card-store.ts'
import { catalogueOf } from './open-catalogue.ts'
import { productOf } from './product-of.ts'

export async function showProduct(
  ctx: Ctx,
  { id }: Input<typeof getProductDetails>,
): Promise<Answer<typeof getProductDetails>> {
  return yes(await productDetails(ctx, id))
}

/** Five statements at most, whatever the model's number of sizes. */
export async function productDetails(ctx: Ctx, id: number): Promise<ProductDetails> {
  const { pool } = ctx.platform
  const [row] = await readCards(pool, [id], ctx.now)
  if (!row) refuse('not-found')
  const [texts, siblingIds] = await Promise.all([
    readModelTexts(pool, row.modelId),
    readSiblingIds(pool, row.modelId),
  ])
  const siblings = await catalogueOf(ctx.platform).productsOf(siblingIds, ctx.now)
  const language = languageOf(ctx.locale)
  const product = productOf(row, ctx.now)
  return {
    ...product,
    ...factsOf(row, product),
    display_name: `${product.name} ${product.size_text}`,
    description: texts?.[`description_${language}`] ?? '',
    short_description: texts?.[`short_description_${language}`] ?? '',
    category_names: [product.tyre_category[`name_${language}`]],
    products: siblings,
  }
}

function factsOf(row: CardRow, { has_3mpsf }: Product) {
  return {
    ean_number: row.ean,
    eprel_id: row.eprelId === null ? null : String(row.eprelId),
    manufacturer_product_id: row.manufacturerProductId,
    tyre_class: row.tyreClass,
    snow_grip: has_3mpsf,
    ice_grip: row.iceGrip,
  }
}
