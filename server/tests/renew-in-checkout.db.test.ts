import { expect, test } from 'vitest'
import { paymentShop } from '../testing/payment-shop.ts'

const { platform, buyer, column } = await paymentShop({ more: 3 })

test('typing in the form and confirming the order keep the time held, for an hour at most', async () => {
  const maija = await buyer({ tyre: 4, time: '09:00' })
  const until = async () =>
    (
      await column(`select to_char(held_until at time zone 'UTC', 'HH24:MI') from appointment
        where cart_id = '${maija.cartId}'`)
    )[0]
  expect(await until()).toBe('10:15')
  const type = () => maija.guest.send('PUT', 'anonymous/checkout/draft', { details: { order_note: 'Hei' } })
  platform.at('2026-11-20T10:10:00Z')
  expect((await type()).status).toBe(200)
  expect(await until()).toBe('10:25')
  platform.at('2026-11-20T10:20:00Z')
  await maija.confirm()
  expect(await until()).toBe('10:35')
  for (const minute of [34, 48, 59]) {
    platform.at(`2026-11-20T10:${minute}:00Z`)
    await type()
  }
  expect(await until()).toBe('11:00')
  platform.at('2026-11-20T10:00:00Z')
})
