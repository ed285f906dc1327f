import type { ComparedProduct } from '@pito/contracts/compare'
import { fillDemo } from '@pito/demo/fill'
import { expect, test } from 'vitest'
import { buildApi } from '../app.ts'
import { countStatements } from '../platform/testing/count-statements.ts'
import { testPlatform } from '../platform/testing/test-platform.ts'

const platform = await testPlatform()
await platform.sql.transaction((tx) => fillDemo(tx, { articles: 200 }))
const { app } = await buildApi(platform)

async function compare(query: string): Promise<{ status: number; data: ComparedProduct[] }> {
  const answer = await app.inject({ url: `/api/v1/products/compare${query}` })
  return { status: answer.statusCode, data: answer.json().data }
}
const idsOf = async (query: string) => (await compare(query)).data.map(({ id }) => id)
const known = (await app.inject({ url: '/api/v1/products?per_page=4' }))
  .json()
  .data.map(({ id }: ComparedProduct) => id) as number[]
const [first, second, third] = known as [number, number, number]

test('tyres come in the order asked for', async () => {
  expect(await idsOf(`?ids=${third},${first},${second}`)).toEqual([third, first, second])
  expect(await idsOf(`?ids=${second}&ids=${first}`)).toEqual([second, first])
})

test('a tyre asked for twice comes once, and an unknown one not at all', async () => {
  expect(await idsOf(`?ids=${first},${first},9999999,0`)).toEqual([first])
})

test('asking for none is answered with none', async () => {
  expect(await compare('')).toEqual({ status: 200, data: [] })
  expect(await compare('?ids=')).toEqual({ status: 200, data: [] })
})

test('each says whether it holds on ice', async () => {
  for (const { ice_grip } of (await compare(`?ids=${known}`)).data) expect(ice_grip).toBeTypeOf('boolean')
})

test('four are found with as many statements as two', async () => {
  const two = await countStatements(() => compare(`?ids=${second},${third}`))
  const four = await countStatements(() => compare(`?ids=${known.toReversed()}`))
  expect([two, four]).toEqual([1, 1])
})

test.each([
  ['five', '1,2,3,4,5'],
  ['ten thousand', Array.from({ length: 10_000 }, (_, place) => place + 1).join(',')],
  ['a word', 'studded'],
  ['a negative', '-1'],
  ['a fraction', '1.5'],
  ['what no number holds', '1e309'],
  ['an attack', "1' or 1=1 --"],
])('%s instead of up to four tyres is a clear refusal', async (_, ids) => {
  expect([400, 414, 422, 431]).toContain((await compare(`?ids=${encodeURIComponent(ids)}`)).status)
})
