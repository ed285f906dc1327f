import type { LineItem } from '@pito/contracts/cart'
import { fullSet } from '@pito/contracts/values/cart-quantity'
import { winterSeasons } from '@pito/contracts/values/tyre-season'
import { isSameSize, sizeOfProduct } from '@pito/contracts/values/tyre-size'
import { isFittable } from '@pito/contracts/values/vehicle-type'
import type { SizePair } from '../vehicle/known-vehicle.ts'

/** A combination of tyres that is usually a mistake, with the tyre of which more would correct it. */
export interface UnusualCombination {
  readonly kind: 'seasons' | 'studs' | 'sizes' | 'models' | 'quantity'
  /** Identifies the combination, so that a closed message returns when the combination changes. */
  readonly key: string
  readonly tyre: { readonly name: string; readonly link_fi: string; readonly link_en: string }
  readonly quantity: number
}

type TyreLine = LineItem & { readonly product: NonNullable<LineItem['product']> }

/**
 * Returns the combinations of car and van tyres that are usually a mistake. Tyres for another car are judged apart
 * from those for the known one. Neither an axle pair of a front and rear set nor a front and a rear size that belong
 * together on the known vehicle are mistakes.
 */
export function unusualCombinations(
  items: readonly LineItem[],
  pairs: readonly SizePair[],
): UnusualCombination[] {
  const tyres = items.filter(
    (item): item is TyreLine => item.type === 'product' && isForCar(item) && item.axle === null,
  )
  const perCar = Map.groupBy(tyres, ({ for_another_car }) => for_another_car)
  return [...perCar].flatMap(([isForAnotherCar, lines]) => ofOneCar(lines, isForAnotherCar ? [] : pairs))
}

function isForCar({ product }: LineItem): boolean {
  return product !== null && isFittable(product.vehicle_type)
}

function ofOneCar(lines: readonly TyreLine[], pairs: readonly SizePair[]): UnusualCombination[] {
  const perSeason = groups(lines, ({ product }) => String(product.tyre_season_id))
  if (perSeason.length > 1 && !perSeason.every(areWholeSets)) {
    const areWinter = lines.every(({ product }) => winterSeasons.includes(product.tyre_season_id))
    return [combination(areWinter ? 'studs' : 'seasons', lines)]
  }
  return perSeason.flatMap((ofSeason) => {
    const perSize = groups(ofSeason, ({ product: { width, aspect_ratio, diameter } }) =>
      [width, aspect_ratio, diameter].join('/'),
    )
    const isUsual = perSize.every(areWholeSets) || arePair(perSize, pairs)
    if (perSize.length > 1 && !isUsual) return [combination('sizes', ofSeason)]
    return perSize.flatMap(ofOneSize)
  })
}

function arePair(perSize: readonly TyreLine[][], pairs: readonly SizePair[]): boolean {
  const [one, other, ...more] = perSize.flatMap(([line]) => (line ? [sizeOfProduct(line.product)] : []))
  if (!one || !other || more.length > 0) return false
  return pairs.some(
    ({ front, rear }) =>
      (isSameSize(front, one) && isSameSize(rear, other)) ||
      (isSameSize(front, other) && isSameSize(rear, one)),
  )
}

/** The tyres of one axle have to be alike by law. */
function ofOneSize(lines: readonly TyreLine[]): UnusualCombination[] {
  const perModel = groups(lines, ({ product }) => String(product.model.id))
  if (perModel.filter((ofModel) => countOf(ofModel) < fullSet).length > 1)
    return [combination('models', lines)]
  const count = countOf(lines)
  const isUsual = count === 2 || count % fullSet === 0 || count > 2 * fullSet
  return isUsual ? [] : [combination('quantity', lines)]
}

function combination(kind: UnusualCombination['kind'], lines: readonly TyreLine[]): UnusualCombination {
  const [most] = lines.toSorted((one, other) => other.quantity - one.quantity)
  const { name = '', link_fi = '', link_en = '' } = most?.product ?? {}
  const tyres = lines.map(({ type_id, quantity }) => `${type_id}x${quantity}`).sort()
  return { kind, key: [kind, ...tyres].join(' '), tyre: { name, link_fi, link_en }, quantity: countOf(lines) }
}

function groups(lines: readonly TyreLine[], by: (line: TyreLine) => string): TyreLine[][] {
  return [...Map.groupBy(lines, by).values()]
}

function areWholeSets(lines: readonly TyreLine[]): boolean {
  return countOf(lines) % fullSet === 0
}

function countOf(lines: readonly TyreLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
