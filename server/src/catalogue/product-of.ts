import type { Product } from '@pito/contracts/product'
import { noiseClassOf } from '@pito/contracts/values/noise-class'
import { tyreName } from '@pito/contracts/values/tyre-name'
import { seasonOfId, tyreSeasons } from '@pito/contracts/values/tyre-season'
import { sizeText } from '@pito/contracts/values/tyre-size'
import { vehicleTypeOfId, vehicleTypes } from '@pito/contracts/values/vehicle-type'
import type { Platform } from '../platform/platform.ts'
import type { CardRow } from './card-store.ts'
import type { BrandName, ModelName } from './name-store.ts'
import { categories } from './rules/categories.ts'
import { claimedReduction } from './rules/claimed-reduction.ts'
import { productLink } from './rules/product-links.ts'

const euros = (cents: number) => cents / 100
export const pictureFolder = '/pictures/600/'

/** Maps a row of the tables to the field names of LIST-69. */
export function productOf(row: CardRow, now: Date): Product {
  const feeCents = chargedFee(row)
  const available = row.active ? row.available : 0
  const claim = available > 0 ? claimedReduction(reductionOf(row), now) : null
  return {
    ...identityOf(row),
    ...labelOfProduct(row),
    net_price: euros(row.priceCents - feeCents),
    net_price_with_rc: euros(row.priceCents),
    is_recycled: row.feeIncluded ? '0' : '1',
    lowest_price_30_days: claim && euros(claim.lowestCents),
    available_quantity: available,
    in_stock: available,
    dot_year: row.dotYear,
    ...picturesOf(row),
  }
}

/** Returns the recycling fee in cents that the price contains. Returns 0 if no fee is charged for the article. */
export function chargedFee({ feeIncluded, feeCents }: Pick<CardRow, 'feeIncluded' | 'feeCents'>): number {
  return feeIncluded ? feeCents : 0
}

function identityOf(row: CardRow) {
  const vehicleType = vehicleTypeOfId(row.vehicleTypeId) ?? vehicleTypes[0]
  return {
    id: row.id,
    name: tyreName(row.brandName, row.modelName),
    car_type: vehicleType.name,
    vehicle_type: vehicleType.id,
    brand_name: row.brandName,
    brand: brandOf({
      id: row.brandId,
      name: row.brandName,
      slug: row.brandSlug,
      imagePath: row.brandImagePath,
    }),
    model: modelOf({ id: row.modelId, name: row.modelName, nameFi: row.modelNameFi, slug: row.modelSlug }),
    tyre_category: categories[vehicleType.id],
    tyreSeason: seasonOfId(row.seasonId) ?? tyreSeasons[0],
    tyre_season_id: row.seasonId,
    width: row.width,
    aspect_ratio: row.aspect,
    diameter: row.diameter,
    size_text: sizeTextOf(row),
    link_fi: productLink(row, 'fi'),
    link_en: productLink(row, 'en'),
  }
}

type MarkedRow = Pick<
  CardRow,
  'width' | 'aspect' | 'diameter' | 'commercial' | 'loadIndex' | 'loadIndexDual' | 'speedIndex' | 'reinforced'
> & { readonly zRated?: boolean }

/** Formats a size as it is written on the sidewall, such as 205/55 R16 94T XL or 225/65 R16C 112/110R. */
export function sizeTextOf(row: MarkedRow): string {
  const { width, aspect, diameter, loadIndex, loadIndexDual, speedIndex, reinforced } = row
  const bare = sizeText({ width, aspectRatio: aspect, diameter }, row.commercial)
  const size = row.zRated ? bare.replace('R', 'ZR') : bare
  const load = loadIndexDual === null ? `${loadIndex}` : `${loadIndex}/${loadIndexDual}`
  return [size, `${load}${speedIndex}`, reinforced].filter(Boolean).join(' ')
}

function labelOfProduct(row: CardRow) {
  return {
    fuel_effiency: row.fuelEfficiency,
    wet_grip: row.wetGrip,
    noice_class: noiseClassOf(row.noiseClass, row.noiseValue),
    noice_value: row.noiseValue,
    has_3mpsf: row.has3pmsf,
    speed_index: row.speedIndex,
    load_index: row.loadIndex,
    load_index_dual: row.loadIndexDual,
    reinforced: row.reinforced,
    run_flat: row.runFlat,
  }
}

/** Returns the pictures that staff have uploaded, or else the views of the rendered picture. */
function picturesOf(row: CardRow): Pick<Product, 'image' | 'images'> {
  const { uploads } = row
  const images =
    uploads.length > 0
      ? uploads.map(({ name, alt_fi, alt_en }) => ({ ...pictureNamed(name), alt_fi, alt_en }))
      : renderedOf(row).map((file) => pictureNamed(file))
  const [first] = images
  return { image: first ? { image_base_path: pictureFolder, path: first.path } : null, images }
}

function renderedOf({ picture, pictureViews }: CardRow): string[] {
  return picture === null ? [] : pictureViews.split(',').map((view) => pictureFile(picture, view))
}

/**
 * Returns the paths of the pictures that search engines and previews of shared links show, the main view first. There
 * are none if the master of the main view is damaged.
 */
export async function largePicturesOf(row: CardRow, pictures: Platform['pictures']): Promise<string[]> {
  const { uploads, brandSlug, modelSlug } = row
  const files = uploads.length > 0 ? uploads.map(({ name }) => name) : renderedOf(row)
  const [main, ...others] = await Promise.all(
    files.map((file) => pictures.largeAddress(file, `${brandSlug}-${modelSlug}`)),
  )
  return main ? [main, ...others.filter((address) => address !== null)] : []
}

export function pictureOf(picture: string | null): Product['image'] {
  return picture === null ? null : pictureNamed(pictureFile(picture))
}

function pictureNamed(file: string) {
  return { image_base_path: pictureFolder, path: `${file}.avif` }
}

/** Returns the name of a picture in addresses. An uploaded picture has one view only. */
export function pictureFile(picture: string, view = 'hero'): string {
  return picture.startsWith('upload-') ? picture : `${picture}-${view}`
}

/** Returns the address of a picture for pages of the back office. */
export function pictureAddress(picture: string): string {
  return `${pictureFolder}${pictureFile(picture)}.avif`
}

export function brandOf({ id, name, slug, imagePath }: Omit<BrandName, 'position'>): Product['brand'] {
  return { id, name, slug, image: imagePath, image_base_path: '', image_path: imagePath }
}

export function modelOf({
  id,
  name,
  nameFi,
  slug,
}: Pick<ModelName, 'id' | 'name' | 'nameFi' | 'slug'>): Product['model'] {
  return { id, name, name_fi: nameFi ?? name, slug }
}

function reductionOf({ priceCents, reducedAt, lowestCents }: CardRow) {
  return reducedAt && { priceCents, reducedAt, lowestCents }
}
