import { expect, test } from 'vitest'
import { testPlatform } from '../../testing/test-platform.ts'
import type { Sql } from '../platform/database/sql.ts'
import { openCatalogue } from './open-catalogue.ts'

const platform = await testPlatform({ demoArticles: 60 })
const [tyre] = await platform.sql<{ id: number }>`select id from tyre where active order by id limit 1`
const id = tyre?.id ?? 0
const setPrice = (cents: number) => platform.sql`update tyre set price_cents = ${cents} where id = ${id}`

/** Makes statements that contain this text fail a given number of times, as if the connection were lost. */
function openWhere(text: string) {
  const faults = { left: 0 }
  const sql = (strings: TemplateStringsArray, ...values: unknown[]) => {
    if (faults.left === 0 || !strings.join('?').includes(text)) return platform.sql(strings, ...values)
    faults.left -= 1
    return Promise.reject(new Error('Connection terminated unexpectedly'))
  }
  const pauses: number[] = []
  const closing = new AbortController()
  const pause = (milliseconds: number) => {
    pauses.push(milliseconds)
    if (pauses.length > 100) closing.abort()
    return Promise.resolve()
  }
  const shaky = { ...platform, sql: Object.assign(sql, platform.sql) as Sql, closing: closing.signal }
  return { faults, pauses, closing, opening: openCatalogue(shaky, pause) }
}

test('a change that could not be followed is tried again, after longer and longer pauses', async () => {
  const { opening, faults, pauses } = openWhere('from catalogue_change')
  const catalogue = await opening
  const price = async () => (await catalogue.productsOf([id], platform.clock()))[0]?.net_price_with_rc
  await price()
  faults.left = 3
  await setPrice(101)
  await expect.poll(price).toBe(1.01)
  expect(pauses.slice(0, 4)).toEqual([400, 800, 1600, 200])
})

test('a whole reading that failed is repeated', async () => {
  const { opening, faults } = openWhere('where t.id > ')
  const catalogue = await opening
  const tyres = () => catalogue.index.size
  const before = tyres()
  faults.left = 1
  await platform.sql.transaction(async (tx) => {
    await tx`set local pito.bulk = on`
    await tx`update tyre set state = \'off-sale\' where id = ${id}`
  })
  await expect.poll(tyres).toBe(before - 1)
  await platform.sql`update tyre set state = \'on-sale\' where id = ${id}`
})

test('a shop that closes tries no longer', async () => {
  const { opening, faults, pauses } = openWhere('from catalogue_change')
  await opening
  faults.left = Number.POSITIVE_INFINITY
  await setPrice(102)
  await expect.poll(() => pauses.length).toBe(101)
  await platform.sql`select 1`
  expect(pauses.length).toBe(101)
})
