import type { Fitting } from '@pito/contracts/fittings'
import { expect, test } from 'vitest'
import { addBatch } from '../testing/cart-shop.ts'
import { fittingShop } from '../testing/fitting-shop.ts'
import { pointValues } from '../testing/point-values.ts'
import { addTyre } from './catalogue/testing/add-tyre.ts'

const { platform, far, guest } = await fittingShop()
const { pool } = platform
await addTyre(pool, 6, { load_index: 93, price_cents: 8990 })
await addBatch(platform, 6, 1, 3)
// One service point has one price for all rims, and the other a price for each range of rims.
await pool.query('update service_point_service set rim_from = 13, rim_to = 16 where service_point_id = $1', [
  far,
])
await pool.query(
  `insert into service_point_service (service_point_id, service_id, vehicle_type_id, rim_from, rim_to, price_cents)
   select service_point_id, service_id, vehicle_type_id, 16.5, 24, 3485
   from service_point_service where service_point_id = $1`,
  [far],
)
const here = `latitude=${pointValues.lat}&longitude=${pointValues.lon}`

async function fittingOf(productId: number): Promise<Fitting | undefined> {
  const { body } = await guest().browser.send('GET', `fittings?${here}&product_ids=${productId}`)
  return body.data[0]
}

test.each([
  ['four with a recycling fee', 1, 4],
  ['four without a recycling fee', 2, 4],
  ['four of another rim', 4, 4],
  ['three, because only three are left', 6, 3],
])('the total of %s is that of the cart once the time is booked', async (_case, productId, quantity) => {
  const fitting = await fittingOf(productId)
  expect(fitting?.quantity).toBe(quantity)
  const aino = guest()
  await aino.add({ type_id: productId, quantity })
  const booked = await aino.browser.send('POST', 'anonymous/appointment/create', {
    dealer_id: fitting?.dealer.id,
    cart_id: (await aino.read()).id,
    service_ids: '[1]',
    schedule_date: fitting?.schedule_date,
    start_time: fitting?.start_time.slice(0, 5),
  })
  expect(booked.status).toBe(200)
  const cart = await aino.read()
  expect(cart.total).toBe(fitting?.total)
  expect(cart.appointment).toMatchObject({
    dealer_id: fitting?.dealer.id,
    schedule_date: fitting?.schedule_date,
    start_time: fitting?.start_time,
  })
})
