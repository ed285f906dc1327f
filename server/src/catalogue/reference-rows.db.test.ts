import { tyreSeasons } from '@pito/contracts/values/tyre-season'
import { vehicleTypes } from '@pito/contracts/values/vehicle-type'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'

const database = await testDatabase()

test('the seasons and vehicle types of the database are those that the addresses know', async () => {
  const seasons = await database.pool.query('select * from tyre_season order by id')
  expect(seasons.rows).toEqual(tyreSeasons)
  const types = await database.pool.query('select * from vehicle_type order by id')
  expect(types.rows).toEqual(vehicleTypes)
})
