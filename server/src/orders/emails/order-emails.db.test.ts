import { randomUUID } from 'node:crypto'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { expect, test } from 'vitest'
import { afterTestFile } from '../../../testing/after-test-file.ts'
import { paymentShop } from '../../../testing/payment-shop.ts'
import { staffToken } from '../../../testing/staff-token.ts'
import { openJobs } from '../../platform/jobs/jobs.ts'
import type { Attachment } from '../../platform/mail/attachments.ts'
import { readAttachments } from '../../platform/mail/attachments.ts'
import type { Mail } from '../../platform/mail/store.ts'
import { listMails } from '../../platform/mail/store.ts'
import { announceSending } from '../fulfilment/send-order.ts'
import { sendOrderEmails } from './send-order-emails.ts'
import { writeOrderEmails } from './write-order-emails.ts'

const { platform, app, buyer, paid, column } = await paymentShop({ more: 10 })
// The tyres are sent to the service point, which would otherwise fit them from its own stock.
await platform.pool.query('update service_point set holds_own_stock = false')
const jobs = openJobs({ ...platform, quick: true })
writeOrderEmails({ ...platform, jobs })
await jobs.start()
afterTestFile(() => jobs.stop())
const token = await staffToken(platform, 'owner')

const subjects: Readonly<Record<string, RegExp>> = {
  confirmed: /^Order confirmation/,
  shipped: /has been sent$/,
  'details-changed': /have been changed/,
  cancelled: /is cancelled/,
  'withdrawal-received': /^Withdrawal received/,
  refunded: /^Refund/,
  'return-agreed': /^Return agreed on/,
  'refunded-late': /^Your payment goes back/,
}

type Maija = Awaited<ReturnType<typeof buyer>>
async function paidBuyer(wish: Parameters<typeof buyer>[0]): Promise<Maija> {
  const maija = await buyer(wish)
  const { attemptId } = await maija.begin()
  await paid(attemptId, maija.cents)
  return maija
}

const written = (orderId: string) =>
  column(
    `select event from order_email where order_id = '${orderId}' and written_at is not null order by requested_at, event`,
  )
const mailsAbout = async ({ order }: Maija): Promise<Mail[]> =>
  (await listMails(platform.sql)).filter(
    ({ subject, recipient }) => recipient === 'maija@example.fi' && subject.includes(order.order_number),
  )
async function emailOf(maija: Maija, event: string): Promise<{ mail: Mail; files: Attachment[] }> {
  await expect.poll(() => written(maija.order.id)).toContainEqual(event)
  const mail = (await mailsAbout(maija)).find(({ subject }) => subjects[event]?.test(subject))
  if (!mail) throw new Error(`There is no e-mail about ${event}.`)
  return { mail, files: await readAttachments(platform.sql, mail.id) }
}
const byStaff = ({ order }: Maija, what: string, payload: object = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/v1/staff/orders/${order.order_number}/${what}`,
    headers: { authorization: `Bearer ${token}`, locale: 'en_GB' },
    payload,
  })

const deadlines = [
  'You can change the fitting time until Mon, 30 Nov 2026, 08:00.',
  'You can cancel the fitting and the order until the fitting begins or the tyres are sent.',
]

test('who has paid for a fitting gets one e-mail with everything: lines, sums, time, links, invoice and calendar entry', async () => {
  const maija = await paidBuyer({ tyre: 4, quantity: 4, time: '08:00' })
  const { mail, files } = await emailOf(maija, 'confirmed')
  expect(mail.subject).toBe(`Order confirmation: order ${maija.order.order_number}`)
  for (const part of [
    'Hello Maija Meikäläinen,',
    '4 × Kuura Tuisku 1 205/55 R16 64T',
    ', of which recycling fee 8,80\u00a0€',
    'VAT included: 25.5',
    'Payment method: online bank',
    'Time: Tue, 1 Dec 2026, 08:00',
    'Service point: Kuurapaja',
    '/my-order?lang=en&token=',
    '/appointment/move?lang=en&token=',
    '/appointment/cancel?lang=en&token=',
    'The invoice is attached.',
    ...deadlines,
  ])
    expect(mail.bodyText).toContain(part)
  for (const part of ['BEGIN:VEVENT', ...deadlines])
    expect(mail.calendarText?.replaceAll('\r\n ', '').replaceAll('\\,', ',')).toContain(part)
  expect(files.map(({ fileName }) => fileName)).toEqual([expect.stringMatching(/^pito-invoice-\d+\.pdf$/)])
  expect(files[0]?.content.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await mailsAbout(maija)).toHaveLength(1)
  const others = (await listMails(platform.sql)).filter(({ subject }) =>
    subject.includes('Booking confirmed'),
  )
  expect(others).toEqual([])
})

test('a paid order tells the address in the settings once, and nobody while there is none', async () => {
  const notices = async () =>
    (await listMails(platform.sql)).filter(({ subject }) => subject.startsWith('Uusi maksettu tilaus'))
  expect(await notices()).toEqual([])
  await platform.pool.query("update company set order_email = 'tilaukset@rengas.example'")
  await expect.poll(() => platform.company.current.orderEmail).toBe('tilaukset@rengas.example')
  const maija = await paidBuyer({ tyre: 5, quantity: 2 })
  await emailOf(maija, 'confirmed')
  await expect.poll(notices).toMatchObject([{ recipient: 'tilaukset@rengas.example' }])
  const [notice] = await notices()
  expect(notice?.bodyText).toContain(maija.order.order_number)
  expect(await notices()).toHaveLength(1)
  await platform.pool.query("update company set order_email = ''")
  await expect.poll(() => platform.company.current.orderEmail).toBe('')
})

test('who has tyres sent reads when and where they come', async () => {
  const maija = await paidBuyer({ tyre: 5, quantity: 2 })
  const { mail } = await emailOf(maija, 'confirmed')
  expect(mail.bodyText).toContain('Delivery: 24 November 2026 to 27 November 2026')
  expect(mail.bodyText).toContain('Recipient: Maija Meikäläinen')
  expect(mail.bodyText).toContain('Delivery address: Fleminginkatu 9, 00530 Helsinki')
  expect(mail.bodyText).not.toContain('Company:')
  expect(mail.calendarText).toBeNull()
  await platform.pool.query("update delivery_setting set tracking_link = 'https://carrier.example/{number}'")
  await byStaff(maija, 'shipped', { tracking_numbers: ['JJFI65432100'] })
  const [sendingId] = await column(`select sending_id from shop_order where id = '${maija.order.id}'`)
  const final = new Date(platform.clock().getTime() + 300_000)
  await announceSending(
    platform,
    { orderId: maija.order.id, sendingId: String(sendingId), isStoredOnly: true },
    final,
  )
  const { mail: shipped } = await emailOf(maija, 'shipped')
  expect(shipped.subject).toBe(`Order ${maija.order.order_number} has been sent`)
  expect(shipped.bodyText).toContain('Tracking number: JJFI65432100')
  expect(shipped.bodyText).toContain('https://carrier.example/JJFI65432100')
})

test('the confirmation for a company names the company and who receives its tyres', async () => {
  const maija = await buyer({ tyre: 5, quantity: 1 })
  await platform.pool.query(
    `update shop_order_address set company_name = 'Kuljetus Laine Oy', company_vat_number = '1234567-1'
     where order_id = $1`,
    [maija.order.id],
  )
  await platform.pool.query(
    "update shop_order_address set first_name = 'Matti', last_name = 'Laine' where order_id = $1 and kind = 'shipping'",
    [maija.order.id],
  )
  const { attemptId } = await maija.begin()
  await paid(attemptId, maija.cents)
  const { mail } = await emailOf(maija, 'confirmed')
  expect(mail.bodyText).toContain('Company: Kuljetus Laine Oy, 1234567-1')
  expect(mail.bodyText).toContain('Recipient: Kuljetus Laine Oy, Matti Laine')
})

test('who is told of changed details reads them as they are now', async () => {
  const maija = await paidBuyer({ tyre: 5, quantity: 1 })
  const [version] = await column(`select version from shop_order where id = '${maija.order.id}'`)
  const changed = await app.inject({
    ...{ method: 'PUT', headers: { authorization: `Bearer ${token}` } },
    url: `/api/v1/staff/orders/${maija.order.order_number}/delivery-details`,
    payload: {
      ...{ version, first_name: 'Matti', last_name: 'Laine', contact_number: '50 123 4567' },
      ...{ address_line_1: 'Hämeenkatu 1', address_line_2: 'B 12', zipcode: '33100', city: 'Tampere' },
      ...{ licence_plate: '', order_note: 'Ring twice.' },
    },
  })
  expect(changed.statusCode).toBe(200)
  const { mail } = await emailOf(maija, 'details-changed')
  for (const part of ['Matti Laine', 'Hämeenkatu 1, B 12, 33100 Tampere', 'Ring twice.', '020 123 0000'])
    expect(mail.bodyText).toContain(part)
})

test('a cancelled order: the money goes back, with the credit note, and the entry is taken back', async () => {
  const maija = await paidBuyer({ tyre: 4, quantity: 1, time: '08:30' })
  await emailOf(maija, 'confirmed')
  await maija.guest.send('POST', `anonymous/order/${maija.order.order_number}/cancel`, {})
  const { mail, files } = await emailOf(maija, 'cancelled')
  const amount = formatEuro(maija.cents)
  expect(mail.subject).toBe(`Order ${maija.order.order_number} is cancelled, we refund ${amount}`)
  expect(mail.bodyText).toContain(`We refund ${amount} by the method you paid with (online bank).`)
  expect(mail.bodyText).toContain('The credit note is attached.')
  expect(files.map(({ fileName }) => fileName)).toEqual([
    expect.stringMatching(/^pito-credit-note-\d+\.pdf$/),
  ])
  expect(mail.calendarMethod).toBe('CANCEL')
  expect(await mailsAbout(maija)).toHaveLength(2)
})

test('a withdrawal gets its receipt, and the tyres that are back their credit note', async () => {
  const maija = await paidBuyer({ tyre: 6, quantity: 2 })
  await byStaff(maija, 'shipped')
  await maija.guest.send('POST', `anonymous/order/${maija.order.order_number}/withdraw`, {})
  const receipt = await emailOf(maija, 'withdrawal-received')
  for (const part of [
    `withdrawal from order ${maija.order.order_number} on Fri, 20 Nov 2026, 12:00`,
    '2 × Kuura Tuisku 1',
    'Pito Demo Oy\nEsimerkkikatu 1\n00100 Helsinki',
    'Please write the order number',
    `We refund ${formatEuro(maija.cents)} by the method you paid with, on 4 December 2026 at the latest.`,
    'We do not wait for the tyres to come back.',
    'We collect the tyres at our cost: call customer service, 020 123 0000',
  ])
    expect(receipt.mail.bodyText).toContain(part)
  const [photo_id] = await column(`insert into return_photo (order_id, content, uploaded_at, staff_id)
    values ('${maija.order.id}', '', now(), (select id from staff limit 1)) returning id`)
  const items = [{ tyre_id: 6, quantity: 2, condition: 'damaged', photo_id, deduction: 5 }]
  await byStaff(maija, 'returned', { items, deduction_reason: 'used' })
  const { mail, files } = await emailOf(maija, 'refunded')
  expect(mail.subject).toBe(`Refund: order ${maija.order.order_number}`)
  expect(mail.bodyText).toContain(
    'We deducted 5,00\u00a0€ from the refund: the tyres have been driven on more',
  )
  expect(files).toHaveLength(1)
})

test('a notice by letter and its goodwill stand in the receipt', async () => {
  const maija = await paidBuyer({ tyre: 7, quantity: 1 })
  await byStaff(maija, 'shipped')
  await byStaff(maija, 'delivered')
  await platform.pool.query(
    "update shop_order set paid_at = '2026-10-28T10:00:00Z', delivered_at = '2026-11-01T10:00:00Z' where id = $1",
    [maija.order.id],
  )
  await byStaff(maija, 'withdrawal', { channel: 'letter', sent_on: '2026-11-16', goodwill: true })
  const { mail } = await emailOf(maija, 'withdrawal-received')
  expect(mail.bodyText).toContain('You sent your notice on 16 November 2026 by letter.')
  expect(mail.bodyText).toContain('we accept your withdrawal as goodwill')
})

test('a company reads the terms of a return that was agreed on', async () => {
  const maija = await paidBuyer({ tyre: 7, quantity: 2 })
  await platform.pool.query('update shop_order set is_business = true where id = $1', [maija.order.id])
  await byStaff(maija, 'shipped')
  const items = [{ tyre_id: 7, quantity: 2 }]
  const terms = { items, refund_percent: 80, transport_by: 'buyer', deadline: '2026-12-10' }
  const answer = await byStaff(maija, 'return-agreement', terms)
  const { refund_amount: amount } = answer.json().data.agreement
  const { mail } = await emailOf(maija, 'return-agreed')
  for (const part of [
    `We refund ${formatEuro(Math.round(amount * 100))} (80\u00a0% of the price) when the tyres have arrived`,
    'Nothing is due before.',
    'You pay for the transport.',
    'Tyre to return: 2 × Kuura Tuisku 1',
    'To be returned by: 10 December 2026',
  ])
    expect(mail.bodyText).toContain(part)
})

test('the receipt of a withdrawal says that the fitting is cancelled, and takes its entry back', async () => {
  const maija = await paidBuyer({ tyre: 10, quantity: 1, time: '09:00' })
  await byStaff(maija, 'shipped')
  await maija.guest.send('POST', `anonymous/order/${maija.order.order_number}/withdraw`, {})
  const { mail } = await emailOf(maija, 'withdrawal-received')
  expect(mail.bodyText).toContain('Your fitting is cancelled')
  expect(mail.bodyText).not.toContain('/appointment/')
  expect(mail.calendarMethod).toBe('CANCEL')
})

test('the receipt of a withdrawal from tyres that are fitted says nothing of another time', async () => {
  const maija = await paidBuyer({ tyre: 10, quantity: 1, time: '09:30' })
  await byStaff(maija, 'delivered')
  await maija.guest.send('POST', `anonymous/order/${maija.order.order_number}/withdraw`, {})
  const { mail } = await emailOf(maija, 'withdrawal-received')
  expect(mail.bodyText).not.toContain('Your fitting is cancelled')
  expect(mail.bodyText).not.toContain('/appointment/')
  expect(mail.calendarText).toBeNull()
})

test('money that came twice goes back with a kind e-mail, and without a credit note', async () => {
  const maija = await buyer({ tyre: 7 })
  const first = await maija.begin()
  await platform.sql`
    update payment_attempt set state = 'open', provider_id = 'p1', url = 'https://bank.example/1' where id = ${first.attemptId}`
  const second = await maija.begin('creditcard')
  await paid(first.attemptId, maija.cents)
  await paid(second.attemptId, maija.cents)
  const { mail, files } = await emailOf(maija, 'refunded-late')
  expect(mail.subject).toBe(`Your payment goes back: order ${maija.order.order_number}`)
  expect(mail.bodyText).toContain('reached us twice')
  expect(mail.bodyText).toContain('There is nothing you need to do.')
  expect(files).toEqual([])
})

test('money of another amount goes back, with its reason and a link to the order, which still waits', async () => {
  const maija = await buyer({ tyre: 9 })
  const { attemptId } = await maija.begin()
  await paid(attemptId, maija.cents - 100)
  const { mail } = await emailOf(maija, 'refunded-late')
  expect(mail.bodyText).toContain('not the amount that your order costs')
  expect(mail.bodyText).toContain('pay the order again')
  const [, token] = /\/my-order\?\S*token=([\w.-]+)/.exec(mail.bodyText) ?? []
  const { body } = await maija.guest.send('GET', `order-link?token=${token}`)
  expect(body.data).toMatchObject({ payment_state: 'waiting', refunds: [{ reason: 'wrong-amount' }] })
})

test('a second payment of another amount does not put a paid order in doubt', async () => {
  const maija = await buyer({ tyre: 9 })
  const first = await maija.begin()
  await platform.sql`
    update payment_attempt set state = 'open', provider_id = 'p2', url = 'https://bank.example/2' where id = ${first.attemptId}`
  const second = await maija.begin('creditcard')
  await paid(first.attemptId, maija.cents)
  await paid(second.attemptId, maija.cents - 100)
  const { mail } = await emailOf(maija, 'refunded-late')
  expect(mail.bodyText).toContain('The order stands')
  expect(mail.bodyText).not.toContain('not confirmed')
})

test('an e-mail is written once, however often it is asked for and however often its job runs', async () => {
  const maija = await paidBuyer({ tyre: 8 })
  await emailOf(maija, 'confirmed')
  const ask = (refundId?: string) =>
    platform.sql.transaction((tx) =>
      sendOrderEmails(
        tx,
        { platform, now: platform.clock() },
        { orderId: maija.order.id, event: 'confirmed', ...(refundId && { refundId }) },
      ),
    )
  await Promise.all([ask(), ask(), ask()])
  await platform.sql.query(`insert into jobs.job (name, data) select 'write-order-email', data from jobs.job
    where name = 'write-order-email' and data->>'orderId' = '${maija.order.id}'`)
  // This e-mail is requested last, so the other e-mails are done when this one is done.
  await ask(randomUUID())
  await expect.poll(async () => (await mailsAbout(maija)).length).toBe(2)
  expect(await written(maija.order.id)).toHaveLength(2)
})
