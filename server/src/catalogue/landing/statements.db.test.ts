import {
  getBrandModels,
  getBrandTyres,
  getPage,
  getTyreseasonModels,
  getTyreseasonTyres,
} from '@pito/contracts/landing'
import { fillDemo } from '@pito/demo/fill'
import { expect, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { aVisit, smallShop } from '../../../testing/small-shop.ts'
import { buildApi } from '../../app.ts'
import { inProcessApi } from '../../platform/http/in-process.ts'

const { platform } = await smallShop()
await platform.sql.transaction((tx) => fillDemo(tx, { articles: 600 }))
const { calls } = await buildApi(platform)
const api = inProcessApi(platform, calls, aVisit(platform, platform.clock()))

const brandPage = (name: string, perPage: number) => () =>
  Promise.all([
    api(getPage, { type: 'brand', name }),
    api(getBrandModels, { name, per_page: perPage }),
    api(getBrandTyres, { name, per_page: perPage }),
  ])

test('a landing page asks the database a constant number of times, however much it shows', async () => {
  // The first page reads the prices of delivery and fitting, which are then cached for all pages.
  await brandPage('michelin', 1)()
  expect(await countStatements(brandPage('viking', 1))).toBeLessThanOrEqual(4)
  expect(await countStatements(brandPage('nokian-tyres', 100))).toBeLessThanOrEqual(4)
})

test('seen again, a page asks only for its models', async () => {
  await brandPage('michelin', 12)()
  expect(await countStatements(brandPage('michelin', 12))).toBe(1)
})

test('a season of a hundred models is read with two statements', async () => {
  const seasonPage = () =>
    Promise.all([
      api(getTyreseasonModels, { season: 'summer', per_page: 100 }),
      api(getTyreseasonTyres, { season: 'summer', per_page: 100 }),
    ])
  expect(await countStatements(seasonPage)).toBe(2)
})

test('a model’s page reads its description only the first time', async () => {
  const modelPage = () => api(getPage, { type: 'model', name: 'nokian-tyres/hakkapeliitta-r5' })
  await modelPage()
  expect(await countStatements(modelPage)).toBe(0)
})
