import { expect, test } from 'vitest'
import { fulfilmentShop } from '../../../testing/fulfilment-shop.ts'
import { staffToken } from '../../../testing/staff-token.ts'
import { listMails } from '../../platform/mail/store.ts'

const { platform, app, buyer, paidBuyer, staff, change, column } = await fulfilmentShop({ more: 4 })
const [kirsi, outi] = [
  await staffToken(platform, 'customer-service', 'Kirsi'),
  await staffToken(platform, 'warehouse', 'Outi'),
]

async function call(method: 'GET' | 'PUT', url: string, payload?: object, token = kirsi) {
  const headers = { authorization: `Bearer ${token}`, locale: 'en_GB' }
  const address = `/api/v1/staff/orders/${url}`
  const answer = await app.inject({ method, url: address, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
}

const delivery = {
  ...{ first_name: 'Matti', last_name: 'Laine', contact_number: '50 123 4567' },
  ...{ address_line_1: 'Hämeenkatu 1', address_line_2: 'B 12', zipcode: '33100', city: 'Tampere' },
  ...{ licence_plate: 'abc123', order_note: 'Ring twice.' },
}

async function opened(wish: Parameters<typeof paidBuyer>[0]) {
  const maija = await paidBuyer(wish)
  const number = maija.order.order_number
  const put = async (more: object = {}, token?: string) => {
    const { data } = await call('GET', number)
    return call('PUT', `${number}/delivery-details`, { ...delivery, version: data.version, ...more }, token)
  }
  return { maija, number, put }
}
/** Counts the e-mails about changes that the customer gets; order-emails.db.test.ts reads one. */
const requested = ({ order }: { order: { id: string } }) =>
  column(
    `select count(*)::integer from order_email where order_id = '${order.id}' and event = 'details-changed'`,
  )
const mailsOf = async (subject: string) =>
  (await listMails(platform.sql)).filter((mail) => mail.subject.includes(subject))

test('the delivery of a paid order is changed, the customer reads it, and the invoice stays', async () => {
  const { maija, number, put } = await opened({ tyre: 4 })
  const { status, data } = await put()
  expect([status, data.shipping_details, data.licence_plate, data.order_note]).toMatchObject([
    200,
    { first_name: 'Matti', address_line_1: 'Hämeenkatu 1', address_line_2: 'B 12', zipcode: '33100' },
    'ABC-123',
    'Ring twice.',
  ])
  expect(data.billing_details).toMatchObject({ first_name: maija.order.billing_details?.first_name })
  const [invoiced] = await column(
    `select address_line_1 from shop_order_address where order_id = '${maija.order.id}' and kind = 'invoiced'`,
  )
  expect(invoiced).toBe('Fleminginkatu 9')
  expect(await requested(maija)).toEqual([1])
  const { data: timeline } = await call('GET', `${number}/timeline`)
  const changed = timeline.find(({ event }: { event: string }) => event === 'delivery-changed')
  expect(changed).toMatchObject({ by: 'Kirsi', actor: 'staff' })
  expect(changed.changes).toContainEqual({
    ...{ field: 'address_line_1', before: 'Fleminginkatu 9', after: 'Hämeenkatu 1' },
  })
})

test('a second save without a difference neither writes nor sends anything', async () => {
  const { maija, put } = await opened({ tyre: 4 })
  await put()
  expect((await put()).status).toBe(200)
  const count = `select count(*)::integer from shop_order_change where order_id = '${maija.order.id}'`
  expect(await column(count)).toEqual([1])
  expect(await requested(maija)).toEqual([1])
})

test('wrong fields are refused with their sentences, and Åland with that of the shop', async () => {
  const { put } = await opened({ tyre: 4 })
  const aland = await put({ zipcode: '22100' })
  expect([aland.status, aland.code]).toEqual([422, 'not-valid'])
  expect(aland.errors.zipcode[0]).toMatch(/Åland/)
  const wrong = await put({ first_name: '', contact_number: '1', licence_plate: '!!', city: 'x'.repeat(300) })
  expect(Object.keys(wrong.errors).sort()).toEqual([
    ...['city', 'contact_number', 'first_name', 'licence_plate'],
  ])
})

test.each([
  ['the billing address', { billing_details: { first_name: 'Matti' } }],
  ['lines', { line_items: [] }],
  ['prices', { unit_price: 1 }],
  ['totals', { total: 1 }],
])('nobody changes %s of a paid order', async (_, more) => {
  const { put } = await opened({ tyre: 4 })
  const refused = await put(more)
  expect([refused.status, refused.code]).toEqual([409, 'invoice-final'])
  expect(refused.message).toContain(
    'This order is paid and its invoice is final. Cancel, refund or register a return instead.',
  )
})

test('an unpaid, a sent and a cancelled order are not changed, nor one of an older version', async () => {
  const unpaid = await buyer({ tyre: 5 })
  const refused = await call('PUT', `${unpaid.order.order_number}/delivery-details`, {
    ...delivery,
    version: 1,
  })
  expect(refused.code).toBe('order-changed')
  const { data } = await call('GET', unpaid.order.order_number)
  const early = { ...delivery, version: data.version }
  expect((await call('PUT', `${unpaid.order.order_number}/delivery-details`, early)).code).toBe(
    'order-details-final',
  )
  const sent = await opened({ tyre: 5 })
  await staff(sent.maija, 'shipped')
  expect((await sent.put()).code).toBe('order-details-final')
  const cancelled = await opened({ tyre: 5 })
  await change(cancelled.maija, 'cancel')
  expect((await cancelled.put({ version: 1 })).message).toMatch(/Already cancelled by the customer/)
  expect((await cancelled.put({}, outi)).status).toBe(403)
})

test('two who save at once: one is refused, and nothing of it is stored', async () => {
  const { number, maija } = await opened({ tyre: 6 })
  const { data } = await call('GET', number)
  const answers = await Promise.all(
    ['Matti', 'Minna'].map((first_name) =>
      call('PUT', `${number}/delivery-details`, { ...delivery, version: data.version, first_name }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const count = `select count(*)::integer from shop_order_change where order_id = '${maija.order.id}'`
  expect(await column(count)).toEqual([1])
})

test('with a fitting, phone and plate reach the garage, and the address stays that of the point', async () => {
  const { maija, number, put } = await opened({ tyre: 7, time: '09:30' })
  const before = (await call('GET', number)).data.shipping_details.address_line_1
  const { data } = await put()
  expect(data.shipping_details).toMatchObject({ first_name: 'Matti', address_line_1: before })
  expect(
    await column(`select phone || ' ' || licence_plate from appointment_customer
      where appointment_id = (select id from appointment where order_id = '${maija.order.id}')`),
  ).toEqual(['+358501234567 ABC-123'])
  const [mail] = await mailsOf('Varauksen tiedot muuttuivat')
  expect(mail?.bodyText).toContain('ABC-123')
})
