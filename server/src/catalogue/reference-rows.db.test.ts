import { tyreSeasons } from '@pito/contracts/values/tyre-season'
import { vehicleTypes } from '@pito/contracts/values/vehicle-type'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { allCategories } from './rules/categories.ts'

const database = await testDatabase()

test('the seasons, vehicle types and categories of the database are those that URLs name', async () => {
  const seasons = await database.pool.query('select * from tyre_season order by id')
  expect(seasons.rows).toEqual(tyreSeasons)
  const types = await database.pool.query('select * from vehicle_type order by id')
  expect(types.rows).toEqual(vehicleTypes)
  const categories = await database.pool.query(
    'select id, name_en, name_fi, slug_en, slug_fi, vehicle_type_id as vehicle_type from tyre_category order by id',
  )
  expect(categories.rows).toEqual(allCategories)
})
