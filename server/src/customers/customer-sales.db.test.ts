import { expect, test } from 'vitest'
import { addCustomer } from '../../testing/account-shop.ts'
import { fulfilmentShop } from '../../testing/fulfilment-shop.ts'

const { platform, paidBuyer, staff, change, paid, buyer } = await fulfilmentShop({ more: 5 })
const { pool } = platform
const { id } = await addCustomer(platform, { email: 'aino@example.fi' })

async function sums() {
  const { rows } = await pool.query(
    'select orders, total_cents::integer as cents from customer_sales where customer_id = $1',
    [id],
  )
  return rows[0]
}

/** Gives the order of a guest to the customer. */
async function give({ order }: { readonly order: { readonly id: string } }): Promise<void> {
  await pool.query('update shop_order set guest_id = null, customer_id = $1 where id = $2', [id, order.id])
}

test('tyres that come back lower the total, and the order stays', async () => {
  const maija = await paidBuyer({ tyre: 5, quantity: 4 })
  await staff(maija, 'shipped')
  await staff(maija, 'delivered')
  await change(maija, 'withdraw')
  await give(maija)
  expect(await sums()).toEqual({ orders: 1, cents: maija.cents })
  const { status } = await staff(maija, 'returned', { items: [{ tyre_id: 5, quantity: 2 }] })
  const { rows } = await pool.query('select sum(amount_cents)::integer as cents from credit_note')
  expect([status, rows[0].cents > 0]).toEqual([200, true])
  expect(await sums()).toEqual({ orders: 1, cents: maija.cents - rows[0].cents })
})

test('orders that customers pay at the same moment are all counted', async () => {
  const before = await sums()
  const buyers = [await buyer({ tyre: 4 }), await buyer({ tyre: 4 }), await buyer({ tyre: 4 })]
  const attempts = []
  for (const maija of buyers) {
    attempts.push((await maija.begin()).attemptId)
    await give(maija)
  }
  await Promise.all(attempts.map((attempt, at) => paid(attempt, buyers[at]?.cents ?? 0)))
  const added = buyers.reduce((sum, { cents }) => sum + cents, 0)
  expect(await sums()).toEqual({ orders: before.orders + 3, cents: before.cents + added })
})
