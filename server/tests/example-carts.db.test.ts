import { expect, test } from 'vitest'
import { addSmallCatalogue, addTyre } from '../src/catalogue/testing/add-tyre.ts'
import { staffShop } from '../testing/staff-shop.ts'

const { platform, call, tokenOf } = await staffShop()
const { pool } = platform
await addSmallCatalogue(pool)
const service = await tokenOf('paavo')

test('the example carts discount the articles alone, and share discount and VAT to the cent', async () => {
  for (const number of [1, 2]) await addTyre(pool, number, { load_index: 90 + number })
  const examples = async (query: string) =>
    (await call('GET', `staff/promo-codes/examples?${query}`, undefined, service)).body.data
  const [first, second] = await examples('discount_cents=1000')
  for (const cart of [first, second]) {
    const sum = (name: 'discount_cents' | 'vat_cents') =>
      cart.lines.reduce((total: number, line: Record<string, number>) => total + (line[name] ?? 0), 0)
    expect([cart.discount_cents, sum('discount_cents')]).toEqual([1000, 1000])
    expect(sum('vat_cents')).toBe(cart.vat_cents)
  }
  expect(second.lines.filter(({ kind }: { kind: string }) => kind === 'article')).toHaveLength(2)
  const [below] = await examples('discount_cents=1000&minimum_cents=10000000')
  expect(below).toMatchObject({ is_below_minimum: true, discount_cents: 0 })
})
