import { afterEach, expect, test } from 'vitest'
import { afterTestFile } from '../../testing/after-test-file.ts'
import { fulfilmentShop } from '../../testing/fulfilment-shop.ts'
import { smtpSink } from '../../testing/smtp-sink.ts'
import { staffToken } from '../../testing/staff-token.ts'
import { openJobs } from '../platform/jobs/jobs.ts'
import { deliverMails } from '../platform/mail/deliver-mails.ts'
import type { Email } from '../platform/mail/send-mail.ts'
import { deliverMail, sendMail } from '../platform/mail/send-mail.ts'

let sink = await smtpSink()
const shop = await fulfilmentShop({ more: 2, settings: { MAIL_URL: sink.url } })
const { platform, app, column } = shop
const jobs = openJobs({ ...platform, quick: true })
await deliverMails({ ...platform, jobs })
await jobs.start()
afterTestFile(() => jobs.stop())
afterTestFile(() => sink.close())
afterEach(() => platform.pool.query('delete from mail'))

const owner = await staffToken(platform, 'owner')
const { order } = await shop.buyer({ tyre: 1 })

async function call(method: 'GET' | 'POST', path: string, payload?: object, token = owner) {
  const headers = { authorization: `Bearer ${token}`, locale: 'en_GB' }
  const url = `/api/v1/staff/${path}`
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
}
const link = 'https://shop.example/my-order?token=abc.def'
const post = (changed: Partial<Email> = {}) =>
  platform.sql.transaction((tx) =>
    sendMail(platform, tx, {
      ...{ to: 'maija@example.fi', event: 'order-confirmed', orderId: order.id, locale: 'fi_FI' },
      ...{ subject: 'Tilausvahvistus', text: `Kiitos! ${link}`, html: `<body><p>Kiitos! ${link}</p></body>` },
      ...changed,
    }),
  )
const isSent = async (id: string) =>
  (await column(`select sent_at is not null from mail where id = '${id}'`))[0]
const sent = async (changed?: Partial<Email>) => {
  const id = await post(changed)
  await expect.poll(() => isSent(id)).toBe(true)
  return id
}
async function failed(changed?: Partial<Email>) {
  sink.refuseNext(1, '450 try later')
  const id = await post(changed)
  await expect.poll(() => column(`select attempts from mail where id = '${id}'`)).toEqual([1])
  return id
}
const received = (subject: string) => sink.received.filter(({ message }) => message.includes(subject))

test('failed mails are counted with the error of the server and sent again together, each one once', async () => {
  const [first, second] = [await failed({ subject: 'First' }), await failed({ subject: 'Second' })]
  const { data, failed: count, server_error: error } = await call('GET', 'mails?state=failed')
  expect(data.map(({ id }: { id: string }) => id).toSorted()).toEqual([first, second].toSorted())
  expect(data[0]).toMatchObject({ attempts: 1, order_number: order.order_number, event: 'order-confirmed' })
  expect([count, error.error]).toEqual([2, expect.stringContaining('450 try later')])
  const { work } = (await call('GET', 'start')).data
  expect(work).toContainEqual({ kind: 'mails-failed', count: 2 })
  const both = await Promise.all([1, 2].map(() => call('POST', 'mail-retries', { ids: null })))
  expect(both[0]).toMatchObject({ status: 200, data: { retried: 2, skipped: 0 } })
  for (const id of [first, second]) await expect.poll(() => isSent(id)).toBe(true)
  await sent({ subject: 'Third' })
  for (const subject of ['First', 'Second']) expect(received(`Subject: ${subject}`)).toHaveLength(1)
  expect(await call('GET', 'mails')).toMatchObject({ failed: 0, server_error: null, total: 3 })
  const again = await call('POST', 'mail-retries', { ids: [first] })
  expect(again.data).toEqual({ retried: 0, skipped: 1 })
})

test('mails that were written while the mail server was down are sent once each when it is back', async () => {
  const { port } = new URL(sink.url)
  await sink.close()
  const ids = [await post({ subject: 'While away 1' }), await post({ subject: 'While away 2' })]
  for (const id of ids)
    await expect.poll(() => column(`select attempts from mail where id = '${id}'`)).toEqual([1])
  const { failed: count, server_error: error } = await call('GET', 'mails?state=failed')
  expect([count, error.error]).toEqual([2, expect.stringContaining('ECONNREFUSED')])
  sink = await smtpSink(Number(port))
  expect((await call('POST', 'mail-retries', { ids: null })).data).toEqual({ retried: 2, skipped: 0 })
  for (const id of ids) await expect.poll(() => isSent(id)).toBe(true)
  for (const number of [1, 2]) expect(received(`Subject: While away ${number}`)).toHaveLength(1)
  expect(
    (await column(`select id from audit where action = 'mail-retried' and before is not null`)).length,
  ).toBeGreaterThan(1)
})

test('two jobs for one mail deliver it once', async () => {
  const id = await post({ subject: 'Only once' })
  await platform.sql.transaction(async (tx) => {
    for (let job = 0; job < 5; job += 1) await jobs.enqueue(tx, deliverMail, { mailId: id })
  })
  await expect.poll(() => isSent(id)).toBe(true)
  const open =
    "select count(*)::integer from jobs.job where name = 'deliver-mail' and state in ('created', 'active')"
  await expect.poll(() => column(open)).toEqual([0])
  expect(received('Subject: Only once')).toHaveLength(1)
})

test('the text of a mail has no tokens, and that of a mail about an account is not shown', async () => {
  const ofOrder = await call('GET', `mails/${await sent()}`)
  expect(ofOrder.data).toMatchObject({
    text: 'Kiitos! https://shop.example/my-order?token=…',
    copies_left: 5,
  })
  const ofAccount = await call('GET', `mails/${await sent({ event: 'account', orderId: null })}`)
  expect(ofAccount).toMatchObject({ status: 200, data: { text: null } })
  const { pool } = platform
  await pool.query("insert into staff_role (name, title) values ('role-mails', 'Mails')")
  await pool.query("insert into staff_role_right values ('role-mails', 'read-mails')")
  const reader = await staffToken(platform, 'role-mails' as 'owner')
  expect(await call('GET', `mails/${await sent()}`, undefined, reader)).toMatchObject({ status: 403 })
  expect((await call('GET', 'mails', undefined, reader)).status).toBe(200)
  expect((await call('POST', 'mail-retries', { ids: null }, reader)).status).toBe(403)
})

test('a copy has the text as first sent, says of when it is, and five a day are allowed', async () => {
  const id = await sent()
  const copy = (recipient = 'maija@example.fi', more = {}) =>
    call('POST', `mails/${id}/copies`, { recipient, ...more })
  expect(await copy('toinen@example.fi')).toMatchObject({
    status: 422,
    errors: { is_link_accepted: [expect.stringMatching(/without a log-in/)] },
  })
  const toOther = await copy('toinen@example.fi', { is_link_accepted: true })
  expect(toOther).toMatchObject({ status: 200, data: { recipient: 'toinen@example.fi', is_copy: true } })
  const [text] = await column(`select body_text from mail where id = '${toOther.data.id}'`)
  expect(text).toMatch(/^Kopio viestistä .* klo [\d.]+\n\nKiitos! https:/)
  const [html] = await column(`select body_html from mail where id = '${toOther.data.id}'`)
  expect(html).toMatch(/<body><p[^>]*>Kopio viestistä [^<]*<\/p><p>Kiitos!/)
  const statuses = (await Promise.all(Array.from({ length: 6 }, () => copy()))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 409, 409])
  const ofCopy = await call('POST', `mails/${toOther.data.id}/copies`, { recipient: 'maija@example.fi' })
  expect(ofCopy).toMatchObject({ status: 409, code: 'too-many-copies' })
  expect((await call('GET', `mails/${id}`)).data.copies_left).toBe(0)
  const { data: events } = await call('GET', `orders/${order.order_number}/timeline`)
  const mailed = events.filter(({ kind }: { kind: string }) => kind === 'email')
  expect(mailed).toHaveLength(6)
})

test('a mail that has failed is not copied, and neither is one that is about no order', async () => {
  const copy = (id: string) => call('POST', `mails/${id}/copies`, { recipient: 'maija@example.fi' })
  expect(await copy(await failed())).toMatchObject({ status: 409, code: 'mail-not-sent' })
  const ofAccount = await sent({ event: 'account', orderId: null })
  expect(await copy(ofAccount)).toMatchObject({ status: 409, code: 'mail-not-of-order' })
  expect(await copy('0b6f0a52-6f2e-4a1c-9c55-5c1a4d1f0c99')).toMatchObject({ status: 404 })
})

test('a search finds the beginning of an address or of an order number by an index', async () => {
  const [maija, other] = [await sent(), await sent({ to: 'antti@example.fi', orderId: null })]
  const found = async (search: string) =>
    (await call('GET', `mails?search=${encodeURIComponent(search)}`)).data.map(({ id }: { id: string }) => id)
  expect(await found('MAIJA@ex')).toEqual([maija])
  expect(await found(order.order_number.slice(0, 4))).toEqual([maija])
  expect(await found('antti')).toEqual([other])
  expect(await found('example.fi')).toEqual([])
  expect(await column("select indexdef from pg_indexes where tablename = 'mail'")).toContainEqual(
    expect.stringContaining('lower(recipient) text_pattern_ops'),
  )
})
