import { tyreSeasons } from '@pito/contracts/values/tyre-season'
import { vehicleTypes } from '@pito/contracts/values/vehicle-type'
import { expect, test } from 'vitest'
import { expectTablesMatch } from '../platform/testing/expect-tables-match.ts'
import { testDatabase } from '../platform/testing/test-database.ts'
import * as tables from './tables.ts'

const database = await testDatabase()

test('the tables of the catalogue are as the migrations make them', async () => {
  await expectTablesMatch(database, tables)
})

test('the seasons and vehicle types of the database are those that the addresses know', async () => {
  const seasons = await database.pool.query('select * from tyre_season order by id')
  expect(seasons.rows).toEqual(tyreSeasons)
  const types = await database.pool.query('select * from vehicle_type order by id')
  expect(types.rows).toEqual(vehicleTypes)
})
