import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { bookingToken } from '../src/booking/firm/booking-token.ts'
import { renewGarageCalendar } from '../src/booking/index.ts'
import { readMail } from '../src/platform/mail/store.ts'
import { fulfilmentShop } from '../testing/fulfilment-shop.ts'

const { platform, app, paidBuyer, column } = await fulfilmentShop({ more: 4 })
const maija = await paidBuyer({ tyre: 4, quantity: 4, time: '08:00' })
await platform.sql`update appointment_customer set licence_plate = 'ABC-123'`
const number = maija.order.order_number
const product = maija.order.line_items.find(({ type }) => type === 'product')
const tyres = `4\u00a0×\u00a0${product?.name} ${product?.product?.size_text}`
const [appointmentId] = await column(`select id from appointment where order_id = '${maija.order.id}'`)

test('the e-mail to the garage names the order, the tyres with their size and number, and the services', async () => {
  const [id] = await column("select id from mail where subject like 'Uusi varaus%'")
  const mail = await readMail(platform.sql, String(id))
  for (const part of [number, tyres, 'Asennus', 'Maija Meikäläinen']) expect(mail?.bodyText).toContain(part)
})

test('the calendar of the garage has the same facts, and the plate', async () => {
  const [slug] = await column('select slug from service_point')
  const address = await platform.sql.transaction((tx) =>
    renewGarageCalendar(tx, platform.config, String(slug), platform.clock()),
  )
  const { body } = await app.inject((address ?? '').replace(platform.config.shopUrl.origin, ''))
  const [entry] = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent')
  const { description } = new ICAL.Event(entry)
  for (const part of [`Tilausnumero: ${number}`, `Renkaat: ${tyres}`, 'Rekisterinumero: ABC-123', 'Asennus'])
    expect(description).toContain(part)
})

test('the calendar entry of the customer names the order and the tyres', async () => {
  const { body } = await app.inject({
    url: `/api/v1/anonymous/order/${number}/calendar/download`,
    cookies: maija.guest.cookies,
  })
  const [entry] = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent')
  const { description } = new ICAL.Event(entry)
  for (const part of [number, tyres]) expect(description).toContain(part)
})

test('the pages of the garage name the job, in the language of the caller', async () => {
  const token = bookingToken(platform.config, 'acknowledge', { id: String(appointmentId), sequence: 0 })
  const { data } = (
    await app.inject({
      url: '/api/v1/appointment-link',
      query: { action: 'acknowledge', token },
      headers: { locale: 'fi_FI' },
    })
  ).json()
  expect(data).toMatchObject({
    order_number: number,
    tyres: [tyres],
    services: [expect.stringContaining('Asennus')],
    licence_plate: 'ABC-123',
  })
})
