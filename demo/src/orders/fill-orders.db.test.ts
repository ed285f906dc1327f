import { testPlatform } from '@pito/server/testing/test-platform.ts'
import { expect, test } from 'vitest'
import { fillDemo } from '../fill.ts'

const platform = await testPlatform({ settings: { PERSON_LIMITS: '1,1,1,1' } })
const fill = () => platform.sql.transaction((tx) => fillDemo(tx, { articles: 600, platform }))
await fill()

const readOrders = async () => {
  const { rows } = await platform.pool.query(`
    select order_number, order_status, fitting, customer.email,
      exists(select from appointment where appointment.order_id = o.id and state = 'firm') as booked
    from shop_order o join customer on customer.id::text = o.customer_id order by o.created_at`)
  return rows
}

test('one order was delivered, the other is fitted at a time that is firm', async () => {
  const paid = { order_status: 'paid', email: 'aino@pito.example' }
  expect(await readOrders()).toEqual([
    { ...paid, order_number: '3907152846', fitting: false, booked: false },
    { ...paid, order_number: '4821907312', fitting: true, booked: true },
  ])
})

test('each has both addresses, and the fitted one has a service line with its rim', async () => {
  const { rows: addresses } = await platform.pool.query(
    'select kind, count(*)::integer as count from shop_order_address group by kind order by kind',
  )
  expect(addresses).toEqual([
    { kind: 'billing', count: 2 },
    { kind: 'shipping', count: 2 },
  ])
  const { rows: services } = await platform.pool.query(
    "select rim::float, quantity from shop_order_line where type = 'service'",
  )
  expect(services).toEqual([{ rim: 16, quantity: 4 }])
})

test('the next start adds none', async () => {
  await fill()
  expect(await readOrders()).toHaveLength(2)
})
