import type { getProductDetails, ProductDetails } from '@pito/contracts/catalogue'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { Product } from '@pito/contracts/product'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { seasonName, seasonOfId } from '@pito/contracts/values/tyre-season'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import type { CardRow } from './card-store.ts'
import { catalogueOf } from './open-catalogue.ts'
import { largePicturesOf, productOf } from './product-of.ts'
import { readCards } from './read-offers.ts'
import { shownArticle } from './shown-article.ts'
import { variantOf } from './variant-of.ts'

export async function showProduct(
  ctx: Context,
  { id, without }: Input<typeof getProductDetails>,
): Promise<Answer<typeof getProductDetails>> {
  const [row] = await readCards(ctx, [id], { withdrawn: true })
  const shown = await shownArticle(ctx, row)
  return ok({ ...(await productDetails(ctx, shown, without)), moved: shown.id !== id })
}

/** Returns the details of an article. The texts and the sizes of its model are cached until one of its articles changes. */
export async function productDetails(
  ctx: Context,
  row: CardRow,
  without?: 'products',
): Promise<Omit<ProductDetails, 'moved'>> {
  const catalogue = catalogueOf(ctx.platform)
  const [texts, siblings, largePictures] = await Promise.all([
    catalogue.textsOf(row.modelId),
    without === 'products' ? [] : catalogue.siblingsOf(row),
    largePicturesOf(row, ctx.platform.pictures),
  ])
  const language = languageOf(ctx.locale)
  const product = productOf(row, ctx.now)
  return {
    ...product,
    ...namesOf(product, language),
    ...factsOf(row, product),
    large_pictures: largePictures,
    display_name: `${product.name} ${product.size_text}`,
    description: texts?.[`description_${language}`] ?? '',
    short_description: texts?.[`short_description_${language}`] ?? '',
    short_description_fi: texts?.short_description_fi ?? '',
    short_description_en: texts?.short_description_en ?? '',
    main_product: texts?.main_product ?? row.id,
    sizes: texts?.sizes ?? 1,
    products: siblings.map(variantOf),
  }
}

/**
 * Returns the names in the URL of a product. Brand and model have one slug for both languages; category and season
 * have one for each language.
 */
function namesOf({ brand, model, tyre_category, tyreSeason }: Product, language: Language) {
  const season = seasonOfId(tyreSeason.id)
  const category = tyre_category[`name_${language}`]
  return {
    brand: { ...brand, name_fi: brand.name, slug_fi: brand.slug },
    model: { ...model, slug_fi: model.slug },
    tyre_category: { ...tyre_category, display_name: category },
    tyreSeason: { ...tyreSeason, display_name: season ? seasonName(season, language) : tyreSeason.name },
    category_names: [category],
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
    on_sale: row.active,
  }
}
