import { testPlatform } from '@pito/server/testing/test-platform.ts'
import { expect, test } from 'vitest'
import { fillDemo } from '../fill.ts'

const platform = await testPlatform({ settings: { PERSON_LIMITS: '1,1,1,1' } })
const fill = () => platform.sql.transaction((tx) => fillDemo(tx, { articles: 600, platform }))
await fill()
const read = async () => (await platform.pool.query('select * from review order by id')).rows

test('some models have many reviews, some few and some none, in both languages and with every number of stars', async () => {
  const rows = await read()
  const counts = Map.groupBy(rows, ({ model_id }) => model_id)
  expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBeGreaterThan(10)
  const { rows: models } = await platform.pool.query('select id from model')
  expect(counts.size).toBeLessThan(models.length)
  expect([...new Set(rows.map(({ stars }) => stars))].sort()).toEqual([1, 2, 3, 4, 5])
  expect(new Set(rows.map(({ locale }) => locale)).size).toBe(2)
})

test('all of them say that they are invented', async () => {
  expect((await read()).every(({ demo, order_id }) => demo && order_id === null)).toBe(true)
})

test('the next start adds none', async () => {
  const before = await read()
  await fill()
  expect(await read()).toEqual(before)
})

test('Aino is asked about the tyres that came a month ago', async () => {
  const { rows } = await platform.pool.query("select recipient from mail where body_text like '%/review?%'")
  expect(rows).toEqual([{ recipient: 'aino@pito.example' }])
})
