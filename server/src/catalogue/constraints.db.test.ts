import { car as carType, truck as truckType } from '@pito/contracts/values/vehicle-type'
import { expect, test } from 'vitest'
import { insertRow } from '../../testing/insert-row.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { addModel, addSmallCatalogue, addTyre } from './testing/add-tyre.ts'

const { pool } = await testDatabase()
await addSmallCatalogue(pool)
await addModel(pool, { slug: 'nasta', name: 'Nasta', season_id: 3 })
await addModel(pool, { slug: 'kuorma', name: 'Kuorma', vehicle_kind: 'truck', tyre_class: 'C3' })
const tyreId = await addTyre(pool, 1)

const studded = { model_id: 2, season_id: 3 }
const unlabelled = { fuel_efficiency: null, wet_grip: null, noise_class: null, noise_value: null }
const truck = { model_id: 3, tyre_class: 'C3', vehicle_type_id: truckType }

test.each([
  ['twice the same article', { load_index: 94 }, 'tyre_is_one_article'],
  ['an EAN with a wrong check digit', { ean: '2000000000029' }, 'tyre_ean_is_valid'],
  ['an EAN that is too short', { ean: '20000022' }, 'tyre_ean_is_valid'],
  ['the EAN of another', { ean: '2000000000015' }, 'tyre_ean_key'],
  ['a label on a studded tyre', studded, 'tyre_studded_has_no_label'],
  [
    'an EPREL number on a studded tyre',
    { ...studded, ...unlabelled, eprel_id: 1 },
    'tyre_studded_has_no_label',
  ],
  ['half a label', { wet_grip: null }, 'tyre_label_is_whole'],
  ['a noise class without a value', { ...unlabelled, noise_class: 'A' }, 'tyre_label_is_whole'],
  ['a label class beyond G', { fuel_efficiency: 'H' }, 'tyre_fuel_efficiency_check'],
  ['a grip beyond G', { wet_grip: 'a' }, 'tyre_wet_grip_check'],
  ['a noise class beyond C', { noise_class: 'D' }, 'tyre_noise_class_check'],
  ['a whisper', { noise_value: 20 }, 'tyre_noise_value_check'],
  ['a dual index on a car', { load_index_dual: 90 }, 'tyre_dual_index_is_the_lower'],
  ['a dual index above the single', { ...truck, load_index_dual: 120 }, 'tyre_dual_index_is_the_lower'],
  ['a car tyre for trucks', { vehicle_type_id: truckType }, 'tyre_truck_has_truck_class'],
  ['a truck tyre for cars', { ...truck, vehicle_type_id: carType }, 'tyre_truck_has_truck_class'],
  ['another season than its model', { season_id: 1 }, 'tyre_model_id_tyre_class_season_id_fkey'],
  ['a load index that no table has', { load_index: 20 }, 'tyre_load_index_check'],
  ['a speed index that no table has', { speed_index: 'I' }, 'tyre_speed_index_check'],
  ['a reinforcement that is none', { reinforced: 'HL' }, 'tyre_reinforced_check'],
  ['a price of nothing', { price_cents: 0 }, 'tyre_price_cents_check'],
])('%s is refused', async (_, changed, constraint) => {
  await expect(addTyre(pool, 2, { load_index: 91, ...changed })).rejects.toMatchObject({ constraint })
})

test.each([
  ['a studded tyre without a label', 10, { ...studded, ...unlabelled }],
  ['an old label without a noise class', 11, { load_index: 92, fuel_efficiency: 'G', noise_class: null }],
  ['a truck tyre with two indexes', 12, { ...truck, load_index: 156, load_index_dual: 150 }],
  ['the same article run-flat', 13, { run_flat: true }],
])('%s is an article', async (_, number, changed) => {
  expect(await addTyre(pool, number, changed)).toBeGreaterThan(0)
})

const model = {
  brand_id: 1,
  slug: 'x',
  name: 'X',
  season_id: 1,
  vehicle_kind: 'car',
  tyre_class: 'C1',
  segment: 'mid',
}
const size = { width: 205, aspect: 60, diameter: 16 }
const batch = { tyre_id: tyreId, dot_year: 2026, dot_week: 20, quantity: 4 }

test.each([
  ['brand', 'a slug with capitals', { name: 'Loska', slug: 'Loska' }, 'brand_slug_check'],
  ['brand', 'a slug with a letter of Finnish', { name: 'Hyhmä', slug: 'hyhmä' }, 'brand_slug_check'],
  ['brand', 'a name twice', { name: 'Kuura', slug: 'kuura-2' }, 'brand_name_key'],
  ['model', 'a slug twice in a brand', { ...model, slug: 'tuisku-1' }, 'model_brand_id_slug_key'],
  ['model', 'a van tyre of class C1', { ...model, vehicle_kind: 'van' }, 'model_kind_has_its_class'],
  [
    'model',
    'an ice grip mark without the snow flake',
    { ...model, ice_grip: true },
    'model_ice_grip_is_for_cars',
  ],
  ['model', 'an axle on a car', { ...model, axle: 'drive' }, 'model_axle_is_for_trucks'],
  ['model', 'a picture from elsewhere', { ...model, picture: '../x' }, 'model_picture_check'],
  ['model', 'a segment unheard of', { ...model, segment: 'luxury' }, 'model_segment_check'],
  [
    'tyre_size',
    'a size twice',
    { ...size, aspect: 55 },
    'tyre_size_width_aspect_construction_diameter_commercial_key',
  ],
  ['tyre_size', 'a height of 5 %', { ...size, aspect: 5 }, 'tyre_size_aspect_check'],
  ['tyre_size', 'a rim of 60 inches', { ...size, diameter: 60 }, 'tyre_size_diameter_check'],
  ['tyre_size', 'a width of nothing', { ...size, width: 0 }, 'tyre_size_width_check'],
  ['stock_batch', 'less than none', { ...batch, quantity: -1 }, 'stock_batch_quantity_check'],
  ['stock_batch', 'a week 54', { ...batch, dot_week: 54 }, 'stock_batch_dot_week_check'],
  ['stock_batch', 'a tyre of the last century', { ...batch, dot_year: 1999 }, 'stock_batch_dot_year_check'],
  ['stock_batch', 'a tyre that is not there', { ...batch, tyre_id: 99_999 }, 'stock_batch_tyre_id_fkey'],
  [
    'recycling_fee',
    'a fee below nothing',
    { tyre_class: 'C1', valid_from: '2026-01-01', cents: -1 },
    'recycling_fee_cents_check',
  ],
  [
    'recycling_fee',
    'a class unheard of',
    { tyre_class: 'C9', valid_from: '2026-01-01', cents: 1 },
    'recycling_fee_tyre_class_check',
  ],
])('in %s, %s is refused', async (table, _, values, constraint) => {
  await expect(insertRow(pool, table, values)).rejects.toMatchObject({ constraint })
})
