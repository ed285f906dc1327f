import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { followAllAppointments } from '../src/orders/fulfilment/follow-appointments.ts'
import { orderLink } from '../src/orders/links/order-link.ts'
import { personalData } from '../src/personal-data.ts'
import { fulfilmentShop } from '../testing/fulfilment-shop.ts'

const { platform, app, paidBuyer, press, appointmentOf, refunds, column } = await fulfilmentShop({ more: 4 })
const { pool, sql } = platform

type Buyer = Awaited<ReturnType<typeof paidBuyer>>

/** Returns a buyer who has paid for a fitting and whose account is then erased. */
async function erasedBuyer(wish: Parameters<typeof paidBuyer>[0]): Promise<Buyer> {
  const maija = await paidBuyer(wish)
  await eraseBuyer(maija)
  return maija
}

async function eraseBuyer(maija: Buyer): Promise<void> {
  const customerId = randomUUID()
  const owned = [customerId, maija.cartId]
  await pool.query('update cart set guest_id = null, customer_id = $1 where id = $2', owned)
  await pool.query('update shop_order set guest_id = null, customer_id = $1 where cart_id = $2', owned)
  await pool.query("update appointment set holder_kind = 'customer', holder_id = $1 where order_id = $2", [
    customerId,
    maija.order.id,
  ])
  await erase(customerId)
  expect(await column(`select customer_id from shop_order where customer_id = '${customerId}'`)).toEqual([])
}

test('an order whose account is erased still counts as fitted, a day after its time', async () => {
  const maija = await erasedBuyer({ tyre: 4, time: '09:00' })
  await followAllAppointments(platform, new Date('2026-12-02T12:00:00Z'))
  expect(await column(`select progress from shop_order where id = '${maija.order.id}'`)).toEqual(['fitted'])
})

test('it can be cancelled by the link of its e-mail, and the garage knows of it', async () => {
  const maija = await erasedBuyer({ tyre: 5, time: '09:30' })
  const link = orderLink(platform.config, { orderId: maija.order.id }, 'fi')
  const payload = { token: new URL(link).searchParams.get('token') }
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/v1/order-link/cancel', payload })
  expect(statusCode).toBe(200)
  expect([await appointmentOf(maija), await refunds(maija)]).toEqual([
    'cancelled',
    [`cancelled ${maija.cents}`],
  ])
  expect(await column(`select subject from mail where recipient = 'aino@kuurapaja.example'`)).toContain(
    'Varaus peruttu: ti 1.12.2026 klo 9.30',
  )
})

test('a fitting that was cancelled just before is paid back all the same', async () => {
  const maija = await paidBuyer({ tyre: 6, time: '08:00' })
  await press(maija, 'cancel')
  await eraseBuyer(maija)
  await followAllAppointments(platform, platform.clock())
  expect(await refunds(maija)).toEqual([`cancelled ${maija.cents}`])
})

test('nothing of a cart that was not paid is left', async () => {
  const customerId = randomUUID()
  await pool.query('insert into cart (customer_id, created_at, changed_at) values ($1, now(), now())', [
    customerId,
  ])
  const carts = () => column('select count(*)::integer from cart')
  const [before] = await carts()
  await erase(customerId)
  expect(await carts()).toEqual([Number(before) - 1])
})

async function erase(customerId: string): Promise<void> {
  await sql.transaction(async (tx) => {
    for (const part of personalData)
      await part.erase(tx, { customerId, verifiedEmail: null }, platform.clock())
  })
}
