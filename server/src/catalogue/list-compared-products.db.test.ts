import type { ComparedProduct } from '@pito/contracts/compare'
import { expect, test } from 'vitest'
import { countStatements } from '../../testing/count-statements.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { buildApi } from '../app.ts'

const platform = await testPlatform({ demoArticles: 200 })
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

test('each says whether it holds on ice, as its model does', async () => {
  const oneOf = async (iceGrip: boolean) => {
    const [tyre] = await platform.sql<{ id: number }>`
      select min(t.id)::int as id from tyre t join model m on m.id = t.model_id where m.ice_grip = ${iceGrip}`
    return tyre?.id
  }
  const [onIce, notOnIce] = [await oneOf(true), await oneOf(false)]
  const { data } = await compare(`?ids=${onIce},${notOnIce}`)
  expect(data.map(({ id, ice_grip }) => [id, ice_grip])).toEqual([
    [onIce, true],
    [notOnIce, false],
  ])
})

test('four are found with as many statements as two', async () => {
  const two = await countStatements(() => compare(`?ids=${second},${third}`))
  const four = await countStatements(() => compare(`?ids=${known.toReversed()}`))
  expect([two, four]).toEqual([1, 1])
})

test.each([
  ['five', '1,2,3,4,5'],
  ['a thousand', Array.from({ length: 1000 }, (_, place) => place + 1).join(',')],
  ['a word', 'studded'],
  ['a negative', '-1'],
  ['a fraction', '1.5'],
  ['what no number holds', '1e309'],
  ['an attack', "1' or 1=1 --"],
])('%s instead of up to four tyres is refused at the field', async (_, ids) => {
  const answer = await app.inject({ url: `/api/v1/products/compare?ids=${encodeURIComponent(ids)}` })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ success: 0, code: 'not-valid' })
  expect(Object.keys(answer.json().errors).every((field) => field.startsWith('ids'))).toBe(true)
})
