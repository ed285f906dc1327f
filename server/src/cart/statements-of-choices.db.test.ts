import { expect, test } from 'vitest'
import { countStatements } from '../../testing/count-statements.ts'
import { fittingShop } from '../../testing/fitting-shop.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { lockPricedCart } from './read-priced-cart.ts'

const { platform, near, customer } = await fittingShop()
await insertRow(platform.pool, 'promo_code', {
  code: 'TALVI10',
  discount_permille: 100,
  valid_from: '2026-01-01',
})

test('with appointment, services and promo code a cart takes six statements, whatever is in it', async () => {
  const helmi = await customer()
  const owner = { column: 'customer_id', id: helmi.id } as const
  const ctx = { platform, now: platform.clock() }
  const read = () =>
    countStatements(() =>
      platform.sql.transaction(async (tx) => {
        await lockPricedCart(ctx, tx, owner, null)
      }),
    )
  await helmi.add({ type_id: 1, quantity: 4 })
  await helmi.book(near, '[1,2,3]')
  await helmi.post('promo-code/apply', { promo_code: 'TALVI10' })
  const withOne = await read()
  await helmi.add({ type_id: 2, quantity: 2 })
  expect(await read()).toBe(withOne)
  // The statements are begin, the lock, six reads and commit.
  expect(withOne).toBe(9)
  expect((await helmi.read()).appointment).toMatchObject({ tyres: 6 })
})
