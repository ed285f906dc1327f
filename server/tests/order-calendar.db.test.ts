import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addSmallCatalogue, addTyre } from '../src/catalogue/testing/add-tyre.ts'
import { anonymousIdOf } from '../src/platform/sessions/guest.ts'
import { addPaidOrder } from '../testing/add-paid-order.ts'
import { firmShop } from '../testing/firm-shop.ts'

const { platform, pool, app, hold, confirm, holdByPhone } = await firmShop()
await addSmallCatalogue(pool)
await addTyre(pool, 1)

/** Makes an order of a guest and moves the appointment of the other order to it. */
async function bought(bookedBy: string, order_status: 'paid' | 'unpaid' = 'paid') {
  const guestId = randomUUID()
  const { id, orderNumber } = await addPaidOrder(platform, { order: { guest_id: guestId, order_status } })
  await pool.query('update appointment set order_id = $1 where order_id = $2', [id, bookedBy])
  const download = async (asGuest = guestId, number = orderNumber) =>
    await app.inject({
      url: `/api/v1/anonymous/order/${number}/calendar/download?anonymous_id=${anonymousIdOf(platform, asGuest)}`,
      headers: { locale: 'fi_FI' },
    })
  return { id, orderNumber, download }
}

const { id, orderNumber, download } = await bought(
  await confirm(await hold('aino', '2026-11-24', 9 * 60), 'aino'),
)

test('the buyer of a fitting puts it into a calendar, as a file with the name of the shop', async () => {
  await pool.query("update company set shop_name = 'Rengas-Matti'")
  await expect.poll(() => platform.company.current.shopName).toBe('Rengas-Matti')
  const answer = await download()
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="rengasmatti-${orderNumber}.ics"`,
    'cache-control': 'private, no-store',
  })
  expect(answer.body).toContain('DTSTART;TZID=Europe/Helsinki:20261124T090000')
})

test('another’s order, an unknown one and one that is not paid have no entry', async () => {
  expect((await download(randomUUID())).statusCode).toBe(404)
  expect((await download(undefined, '1000000000')).statusCode).toBe(404)
  const unpaid = await confirm(await hold('veikko', '2026-11-24', 9 * 60 + 30), 'veikko')
  expect((await (await bought(unpaid, 'unpaid')).download()).statusCode).toBe(404)
  expect((await app.inject(`/api/v1/anonymous/order/${orderNumber}/calendar/download`)).statusCode).toBe(404)
  expect((await app.inject(`/api/v1/customer/order/${orderNumber}/calendar/download`)).statusCode).toBe(401)
})

test('a time that is agreed by phone, or was cancelled, has no entry', async () => {
  const byPhone = await confirm(await holdByPhone('eero'), 'eero')
  expect((await (await bought(byPhone)).download()).statusCode).toBe(404)
  await pool.query(`update appointment set state = 'cancelled' where order_id = $1`, [id])
  expect((await download()).statusCode).toBe(404)
})
