import { car, truck, van } from '@pito/contracts/values/vehicle-type'
import { applicationRows, countRows } from '@pito/server/src/catalogue/index.ts'
import { testDatabase } from '@pito/server/testing/test-database.ts'
import { expect, test } from 'vitest'

const { sql } = await testDatabase({ demoArticles: 600 })

test('every vehicle of the demo has a size', async () => {
  const without = await sql`
    select make, model from fitted_vehicle
    where not exists (select from fitted_vehicle_size where fitted_vehicle_id = fitted_vehicle.id)`
  expect(without).toEqual([])
})

test.each([car, van, truck])('there are tyres for vehicles of type %i', async (type) => {
  expect(await countRows(sql, applicationRows(type))).toBeGreaterThan(10)
})

test('what the demo offers for download is small and in both languages', async () => {
  const files = await sql`
    select file_name, language from download_file where length(content) between 1000 and 100000 order by file_name`
  expect(files.map(({ fileName }: { fileName?: string }) => fileName)).toEqual([
    'tyre-sizes.csv',
    'warranty-terms-en.pdf',
    'warranty-terms-fi.pdf',
    'winter-tyre-guide-en.pdf',
    'winter-tyre-guide-fi.pdf',
  ])
})
