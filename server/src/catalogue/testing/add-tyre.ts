import { car } from '@pito/contracts/values/vehicle-type'
import type pg from 'pg'
import type { Values } from '../../../testing/insert-row.ts'
import { insertRow } from '../../../testing/insert-row.ts'

const aModel = {
  brand_id: 1,
  slug: 'tuisku-1',
  name: 'Tuisku 1',
  season_id: 2,
  vehicle_kind: 'car',
  tyre_class: 'C1',
  segment: 'mid',
  winter_climate: 'Nordic',
  has_3pmsf: true,
}
const aTyre = {
  model_id: 1,
  tyre_size_id: 1,
  load_index: 94,
  speed_index: 'T',
  vehicle_type_id: car,
  tyre_class: 'C1',
  season_id: 2,
  fuel_efficiency: 'C',
  wet_grip: 'D',
  noise_class: 'B',
  noise_value: 70,
  price_cents: 12_990,
}

/** Adds brand 1 with model 1 (friction, for cars) and size 1 (205/55 R16), which a tyre needs. */
export async function addSmallCatalogue(pool: pg.Pool | pg.PoolClient): Promise<void> {
  await insertRow(pool, 'brand', { name: 'Kuura', slug: 'kuura' })
  await addModel(pool)
  await insertRow(pool, 'tyre_size', { width: 205, aspect: 55, diameter: 16 })
}

export function addModel(pool: pg.Pool | pg.PoolClient, changed: Values = {}): Promise<number> {
  return insertRow(pool, 'model', { ...aModel, ...changed })
}

/**
 * Adds a tyre, whose EAN is derived from the number. A different load index makes a different article of the same
 * model and size.
 */
export function addTyre(
  pool: pg.Pool | pg.PoolClient,
  number: number,
  changed: Values = {},
): Promise<number> {
  return insertRow(pool, 'tyre', { ...aTyre, ean: eanOf(number), ...changed })
}

/** Returns the EAN that the tyre of a number has. */
export function eanOf(number: number): string {
  const digits = `20${String(number).padStart(10, '0')}`
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
