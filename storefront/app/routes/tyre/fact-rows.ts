import type { Language } from '@pito/contracts/values/locale'
import { seasonName, seasonOf } from '@pito/contracts/values/tyre-season'
import { sizeText } from '@pito/contracts/values/tyre-size'
import { kilogramsOf, speedOf } from '../../tyres/load-and-speed.ts'
import type { TyrePageWords } from '../../words/tyre.ts'
import type { TyreData } from './load-tyre.ts'

export type FactRow = readonly [name: string, value: string]

/** Rows without a value are left out. */
export function factRows(
  tyre: TyreData,
  w: TyrePageWords,
  language: Language,
  year: number | null,
): FactRow[] {
  const { facts, card } = tyre
  const season = seasonOf(tyre.season)
  return present([
    [w.sizeRow, sizeText(tyre)],
    [w.loadRow, loadFact(tyre, w)],
    [w.speedRow, speedFact(card.speed, w)],
    [w.reinforced, facts.reinforced],
    [w.runFlat, facts.run_flat ? w.yes : null],
    [w.season, season ? seasonName(season, language) : null],
    [w.snow, facts.snow_grip ? w.snowYes : null],
    [w.ice, facts.ice_grip ? w.yes : null],
    [w.tyreClass, facts.tyre_class],
    [w.year, year?.toString()],
    ['EAN', facts.ean_number],
    [w.code, facts.manufacturer_product_id],
  ])
}

export function labelRows({ card, facts }: TyreData, w: TyrePageWords): FactRow[] {
  const { fuel, wet, decibels, noiseClass } = card.label
  return present([
    [w.fuelRow, fuel],
    [w.wetRow, wet],
    [w.noiseRow, decibels && noiseClass ? w.noiseFact(decibels, noiseClass) : null],
    [w.snow, facts.snow_grip ? w.yes : null],
    [w.ice, facts.ice_grip ? w.yes : null],
  ])
}

function present(rows: readonly (readonly [string, string | null | undefined])[]): FactRow[] {
  return rows.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}

function loadFact({ card, facts }: TyreData, w: TyrePageWords): string {
  const indexes = [card.load, ...(facts.load_index_dual === null ? [] : [facts.load_index_dual])]
  const kilograms = indexes.map((index) => kilogramsOf(index) ?? '–')
  return w.loadFact(indexes.join('/'), kilograms.join('/'))
}

function speedFact(index: string, w: TyrePageWords): string {
  const speed = speedOf(index)
  return speed ? w.speedFact(index, `${speed.above ? '>' : ''}${speed.kmh}`) : index
}
