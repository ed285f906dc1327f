import type { ProductDetails } from '@pito/contracts/catalogue'
import { kilogramsOf, speedOf } from '@pito/contracts/values/load-and-speed'
import { sizeText } from '@pito/contracts/values/tyre-size'
import type { TyreFactWords } from './tyre-facts-words.ts'

export type FactRow = readonly [name: string, value: string]

/** Returns the rows of the specification. Rows without a value are left out. */
export function factRows(tyre: ProductDetails, w: TyreFactWords): FactRow[] {
  return present([
    [w.sizeRow, sizeFact(tyre)],
    [w.loadRow, loadFact(tyre, w)],
    [w.speedRow, speedFact(tyre.speed_index, w)],
    [w.reinforced, tyre.reinforced],
    [w.runFlat, tyre.run_flat ? w.yes : null],
    [w.season, tyre.tyreSeason.display_name],
    [w.snow, tyre.snow_grip ? w.snowYes : null],
    [w.ice, tyre.ice_grip ? w.yes : null],
    [w.tyreClass, tyre.tyre_class],
    ['EAN', tyre.ean_number],
    [w.code, tyre.manufacturer_product_id],
  ])
}

export function labelRows(tyre: ProductDetails, w: TyreFactWords): FactRow[] {
  const { noice_class: noiseClass, noice_value: decibels } = tyre
  return present([
    [w.fuelRow, tyre.fuel_effiency],
    [w.wetRow, tyre.wet_grip],
    [w.noiseRow, decibels && noiseClass ? w.noiseFact(decibels, noiseClass) : null],
    [w.snow, tyre.snow_grip ? w.yes : null],
    [w.ice, tyre.ice_grip ? w.yes : null],
  ])
}

function present(rows: readonly (readonly [string, string | null | undefined])[]): FactRow[] {
  return rows.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}

function sizeFact({ width, aspect_ratio: aspectRatio, diameter, size_text }: ProductDetails): string {
  const size = { width, aspectRatio, diameter }
  return sizeText(size, size_text.startsWith(`${sizeText(size, true)} `))
}

function loadFact({ load_index, load_index_dual }: ProductDetails, w: TyreFactWords): string {
  const indexes = [load_index, ...(load_index_dual === null ? [] : [load_index_dual])]
  const kilograms = indexes.map((index) => kilogramsOf(index) ?? '–')
  return w.loadFact(indexes.join('/'), kilograms.join('/'))
}

function speedFact(index: string, w: TyreFactWords): string {
  const speed = speedOf(index)
  return speed ? w.speedFact(index, `${speed.above ? '>' : ''}${speed.kmh}`) : index
}
