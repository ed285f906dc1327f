import { expect, test } from 'vitest'
import { addPaidOrder, addWhatIsSold } from '../../testing/add-paid-order.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { password, staffShop } from '../../testing/staff-shop.ts'
import { listMails } from '../platform/mail/store.ts'
import { startSession } from '../platform/sessions/start-session.ts'
import { addDemoStaff } from '../staff/index.ts'

const shop = await staffShop()
const { platform, call, tokenOf, audited } = shop
const { pool, sql } = platform
await addWhatIsSold(platform)
const [owner, service] = [await tokenOf('outi'), await tokenOf('paavo')]
let people = 0

/** Adds a customer of whom no other test knows. */
async function customer(values: Record<string, string | boolean> = {}) {
  const at = platform.clock().toISOString()
  const id = crypto.randomUUID()
  const row = {
    ...{ id, email: `person-${++people}@example.fi`, first_name: 'Oona', last_name: 'Salo', locale: 'fi_FI' },
    ...{ contact_number: '0401112233', created_at: at, changed_at: at, verified_at: at, ...values },
  }
  await insertRow(pool, 'customer', row)
  return row
}

const get = (path: string, token = service) => call('GET', `staff/customers${path}`, undefined, token)
const post = (path: string, body: object = {}, token = service) =>
  call('POST', `staff/customers${path}`, body, token)
const foundBy = async (search: string) =>
  (await get(`?search=${encodeURIComponent(search)}`)).body.data.map(({ id }: { id: string }) => id)
const mailsTo = async (email: string) =>
  (await listMails(sql)).filter(({ recipient }) => recipient === email).map(({ subject }) => subject)

const company = await customer({
  ...{ email: 'korjaamo@talvi.example', first_name: 'Väinö', last_name: 'Ylitalo', is_company_user: true },
  ...{ company_name: 'Talven Tiet_Oy', company_vat_number: 'FI26174164', contact_number: '+358 44 987 6543' },
})

test.each([
  'väi',
  'Ylitalo V',
  'vÄINÖ ylit',
  'korjaamo@ta',
  'Talven tiet_',
  '2617416-4',
  'FI2617',
  '044 987',
  '+35844987654',
])('a customer is found by %s', async (search) => {
  expect(await foundBy(search)).toEqual([company.id])
})

test('a search finds the beginning of a text, and no pattern', async () => {
  expect(await foundBy('linö')).toEqual([])
  expect(await foundBy('%')).toEqual([])
  expect(await foundBy('Talven Tiet%')).toEqual([])
})

test('a customer is found by the plate of an order, with or without a hyphen', async () => {
  const { id } = await customer()
  const order = await addPaidOrder(platform, { order: { customer_id: id } })
  await pool.query("update shop_order set licence_plate = 'KLM-482' where id = $1", [order.id])
  expect(await foundBy('klm482')).toEqual([id])
  expect(await foundBy('KLM-48')).toEqual([id])
})

test('the list shows companies or private persons, and those who have a permission', async () => {
  const { id } = await customer()
  await pool.query("update customer set permissions = '{orders}' where id = $1", [id])
  const ids = async (query: string) =>
    (await get(`?per_page=200&${query}`)).body.data.map((each: { id: string }) => each.id)
  expect(await ids('company=company')).toContain(company.id)
  expect(await ids('company=private')).not.toContain(company.id)
  expect(await ids('permission=orders')).toContain(id)
  expect(await ids('permission=downloads')).not.toContain(id)
  expect((await get('?permission=admin')).status).toBe(422)
})

test('orders, total and last order are stored when an order is paid, cancelled or erased', async () => {
  const { id } = await customer()
  const sums = async () => {
    const { orders, total, last_order_at } = (await get(`/${id}`)).body.data
    return [orders, total, last_order_at]
  }
  expect(await sums()).toEqual([0, 0, null])
  const at = platform.clock().toISOString()
  const first = await addPaidOrder(platform, { order: { customer_id: id } })
  const second = await addPaidOrder(platform, { order: { customer_id: id } })
  await addPaidOrder(platform, { order: { customer_id: id, order_status: 'unpaid' } })
  expect(await sums()).toEqual([2, (first.totalCents + second.totalCents) / 100, at])
  await pool.query("update shop_order set progress = 'cancelled', cancelled_at = now() where id = $1", [
    first.id,
  ])
  expect((await sums())[0]).toBe(1)
  await pool.query('update shop_order set customer_id = null where customer_id = $1', [id])
  expect(await sums()).toEqual([0, 0, null])
})

test('orders of one customer that are paid at the same moment are all in the sums', async () => {
  const { id } = await customer()
  const orders = await Promise.all(
    Array.from({ length: 6 }, () => addPaidOrder(platform, { order: { customer_id: id } })),
  )
  const { body } = await get(`/${id}`)
  expect([body.data.orders, body.data.total]).toEqual([6, (6 * (orders[0]?.totalCents ?? 0)) / 100])
  const sorted = (await get('?sort=-orders')).body.data
  expect(sorted[0].id).toBe(id)
})

test('whoever reads a customer is in the audit log, and a role without the right reads nobody', async () => {
  const { id } = await customer()
  await get(`/${id}`)
  expect((await audited('customer-read')).filter(({ customer_id }) => customer_id === id)).toMatchObject([
    { actor_kind: 'staff' },
  ])
  await get(`/${id}`)
  const { log } = (await get(`/${id}/activity`)).body.data
  expect(log.map(({ action }: { action: string }) => action)).toEqual(['customer-read'])
  const kirsi = await tokenOf('kirsi')
  for (const path of ['', `/${id}`, `/${id}/activity`]) expect((await get(path, kirsi)).status).toBe(403)
  expect((await get(`/${crypto.randomUUID()}`)).status).toBe(404)
})

test('the page lists what belongs to the customer, and no token', async () => {
  const { id, email } = await customer()
  const order = await addPaidOrder(platform, { order: { customer_id: id } })
  const visit = { now: platform.clock(), device: 'Mozilla/5.0 (Linux) Firefox/140.0', address: '192.0.2.9' }
  await sql.transaction((tx) => startSession(platform, tx, visit, { subject: { kind: 'customer', id } }))
  await post(`/${id}/notes`, { body: 'Soittaa mieluummin.' })
  await post(`/${id}/password-link`)
  await insertRow(pool, 'tyre_alert', {
    ...{ id: crypto.randomUUID(), tyre_id: 1, kind: 'stock', email, locale: 'fi_FI', asked_cents: 9900 },
    asked_at: platform.clock().toISOString(),
  })
  const { body } = await get(`/${id}/activity`)
  expect(body.data).toMatchObject({
    orders: [{ order_number: order.orderNumber, progress: 'paid', stage: 'paid', task: 'await-fitting' }],
    returns: [],
    reviews: [],
    alerts: [{ tyre_id: 1, kind: 'stock', confirmed: false }],
    sessions: [{ device: 'Firefox, Linux', ended_at: null, staff_name: null }],
    notes: [{ body: 'Soittaa mieluummin.', by: 'paavo' }],
    emails: [{ has_failed: false }],
    log: [{ action: 'customer-link-sent', by: 'paavo' }, { action: 'customer-note-added' }],
  })
  expect(JSON.stringify(body)).not.toMatch(/token|activate\/|reset\//)
})

const details = (row: { email: string }, changed: object = {}) => ({
  ...{ email: row.email, salutation: 'mrs', first_name: 'Oona', last_name: 'Salo', country_code: '358' },
  ...{ contact_number: '0401112233', company_name: null, company_vat_number: null, locale: 'fi_FI' },
  ...changed,
})
const save = (id: string, body: object) => call('PUT', `staff/customers/${id}`, body, service)

test('a changed e-mail address is told to both addresses, and has to be verified again', async () => {
  const row = await customer()
  const { status, body } = await save(row.id, { ...details(row, { email: 'Uusi@Example.fi' }), version: 1 })
  expect([status, body.data.email, body.data.verified_at]).toEqual([200, 'uusi@example.fi', null])
  expect(await mailsTo(row.email)).toEqual(['Tilisi sähköpostiosoite vaihdettiin'])
  expect((await mailsTo('uusi@example.fi')).sort()).toEqual([
    'Ota tilisi käyttöön',
    'Tilisi sähköpostiosoite vaihdettiin',
  ])
  const [change] = (await audited('customer-saved')).filter(({ record_id }) => record_id === row.id)
  expect(change.after).toEqual({ contact: ['email', 'salutation'] })
})

test('an address of another customer, a wrong phone number and an old version are refused', async () => {
  const [row, other] = [await customer(), await customer()]
  const taken = await save(row.id, { ...details(row, { email: other.email }), version: 1 })
  expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['email']])
  const wrong = await save(row.id, { ...details(row, { contact_number: '12ab' }), version: 1 })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['contact_number']])
  for (const company_vat_number of ['123', '1234567-8', 'SE556036079301']) {
    const company = { company_name: 'Talven Tiet Oy', company_vat_number }
    const unknown = await save(row.id, { ...details(row, company), version: 1 })
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['company_vat_number']])
  }
  const saves = await Promise.all(
    ['Eka', 'Toka'].map((first_name) => save(row.id, { ...details(row, { first_name }), version: 1 })),
  )
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 409])
  const [stale] = saves.filter(({ status }) => status === 409)
  expect(stale?.body.conflict).toMatchObject({ by: 'paavo', current: { version: 2 } })
  expect(await mailsTo(other.email)).toEqual([])
})

test('a new customer with the address of another one is refused at the field', async () => {
  const row = await customer()
  const { status, body } = await call('POST', 'staff/customers', details(row), service)
  expect([status, body.code]).toEqual([422, 'email-is-customer'])
  expect(body.errors).toEqual({ email: ['There is already a customer with this address.'] })
})

test('two customers who get the same address at the same moment do not both have it', async () => {
  const [one, two] = [await customer(), await customer()]
  const saves = await Promise.all(
    [one, two].map((row) => save(row.id, { ...details(row, { email: 'sama@example.fi' }), version: 1 })),
  )
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('permissions hold from the next request on, and the history has both sides', async () => {
  const { id } = await customer()
  const set = (permissions: string[], version: number) =>
    call('PUT', `staff/customers/${id}/permissions`, { permissions, version }, service)
  const { body } = await set(['news', 'orders', 'news'], 1)
  expect(body.data).toMatchObject({ permissions: ['orders', 'news'], version: 2 })
  expect((await set(['profile'], 1)).status).toBe(409)
  const { log } = (await get(`/${id}/activity`)).body.data
  expect(log[0]).toMatchObject({
    action: 'customer-permissions-saved',
    permissions_before: ['profile', 'orders', 'downloads', 'news', 'change_password'],
    permissions_after: ['orders', 'news'],
  })
})

test('all sessions of a customer end, also those of staff who act', async () => {
  const { id } = await customer()
  const acting = await call('POST', 'act-as-customer', { customer_id: id, reason: 'Soitti' }, owner)
  const { token } = acting.body.data
  expect((await call('GET', 'account', undefined, token)).status).toBe(200)
  expect((await post(`/${id}/end-sessions`)).body.data).toEqual({ ended: 1 })
  expect((await call('GET', 'account', undefined, token)).status).toBe(401)
  const { sessions } = (await get(`/${id}/activity`)).body.data
  expect(sessions).toMatchObject([{ staff_name: 'outi', ended_at: platform.clock().toISOString() }])
})

test('a link goes to the customer alone, three times an hour', async () => {
  const row = await customer()
  const answers = []
  for (let sent = 0; sent < 4; sent += 1) answers.push(await post(`/${row.id}/password-link`))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  expect(answers[0]?.body.data).toBeNull()
  expect(await mailsTo(row.email)).toHaveLength(3)
  const { rows } = await pool.query(
    'select purpose, expires_at - created_at as lasts from password_token where customer_id = $1',
    [row.id],
  )
  expect(rows).toMatchObject([{ purpose: 'activation', lasts: { days: 1 } }])
})

test('acting needs a reason, and ends with the right to act', async () => {
  const { id } = await customer()
  expect(
    (await call('POST', 'act-as-customer', { customer_id: id, reason: ' ' }, owner)).body.errors,
  ).toEqual({
    reason: ['The reason is missing.'],
  })
  const role = { title: 'Puhelin', rights: ['read-customers', 'act-for-customers'] }
  const { body } = await call('POST', 'staff/roles', role, owner)
  const person = { email: 'ella@pito.example', name: 'ella', role: body.data.name, password }
  await sql.transaction((tx) => addDemoStaff(platform.config, tx, person, platform.clock()))
  const start = { customer_id: id, reason: 'Soitti' }
  const { token } = (await call('POST', 'act-as-customer', start, await tokenOf('ella'))).body.data
  const read = async () => (await call('GET', 'account', undefined, token)).status
  expect(await read()).toBe(200)
  await pool.query("delete from staff_role_right where role = $1 and right_name = 'act-for-customers'", [
    body.data.name,
  ])
  expect(await read()).toBe(401)
})

const request = { identified_by: 'called-back', reason: 'Pyysi kirjeellä', confirmed: true }

test('an export is what the customer gets, and the log has how the person was identified', async () => {
  const { id } = await customer()
  await post(`/${id}/notes`, { body: 'Soittaa mieluummin.' })
  expect((await post(`/${id}/data`, request)).status).toBe(403)
  expect((await post(`/${id}/data`, {}, owner)).body.errors).toHaveProperty('identified_by')
  const { body } = await post(`/${id}/data`, { identified_by: 'identity-document' }, owner)
  const own = await sql.transaction((tx) =>
    startSession(
      platform,
      tx,
      { now: platform.clock(), device: 'Firefox', address: '192.0.2.9' },
      {
        subject: { kind: 'customer', id },
      },
    ),
  )
  const mine = await call('GET', 'account/data', undefined, own.accessToken)
  const { sessions: _, security_log: __, ...parts } = mine.body.data.parts
  expect(body.data.parts).toMatchObject(parts)
  expect(body.data.parts.notes).toMatchObject([{ body: 'Soittaa mieluummin.' }])
  const entries = (await audited('data-exported')).filter(({ customer_id }) => customer_id === id)
  expect(entries[0]).toMatchObject({ actor_kind: 'staff', details: { identified_by: 'identity-document' } })
})

test('a customer with an unfinished order is not erased, and afterwards everything but vouchers is', async () => {
  const row = await customer({ first_name: 'Ursula', email: 'ursula@example.fi' })
  const order = await addPaidOrder(platform, { order: { customer_id: row.id } })
  const preview = await get(`/${row.id}/erasure`, owner)
  expect(preview.body.data).toMatchObject({
    open_orders: [order.orderNumber],
    vouchers: [{ order_number: order.orderNumber, until: '2032-12-31' }],
  })
  const refused = await post(`/${row.id}/erase`, request, owner)
  expect([refused.status, refused.body.code]).toEqual([409, 'order-still-open'])
  expect(refused.body.message).toContain(`Order ${order.orderNumber} is still open.`)
  await pool.query(
    "update shop_order set progress = 'delivered', shipped_at = now(), delivered_at = now() where id = $1",
    [order.id],
  )
  const unticked = await post(`/${row.id}/erase`, { ...request, confirmed: false, reason: '' }, owner)
  expect([unticked.status, Object.keys(unticked.body.errors).sort()]).toEqual([422, ['confirmed', 'reason']])
  const { status, body } = await post(`/${row.id}/erase`, request, owner)
  expect([status, body.data.vouchers.length, body.data.retained.length]).toEqual([200, 1, 4])
  expect((await get(`/${row.id}`)).status).toBe(404)
  const [left] = (await pool.query('select email, first_name from customer where id = $1', [row.id])).rows
  expect(left).toEqual({ email: null, first_name: '' })
  expect(await mailsTo(row.email)).toEqual(['Tilisi on poistettu'])
  const erased = (await audited('account-deleted')).filter(({ customer_id }) => customer_id === row.id)
  expect(erased).toMatchObject([
    { actor_kind: 'staff', details: { identified_by: 'called-back', reason: 'Pyysi kirjeellä' } },
  ])
})

test.each([
  [
    'a return on its way',
    "progress = 'delivered', delivered_at = now(), shipped_at = now(), withdrawn_at = now()",
  ],
  ['tyres on their way', 'shipped_at = now()'],
])('%s stops an erasure', async (_, changed) => {
  const { id } = await customer()
  const order = await addPaidOrder(platform, { order: { customer_id: id }, fitted: false })
  await pool.query(`update shop_order set ${changed} where id = $1`, [order.id])
  expect((await post(`/${id}/erase`, request, owner)).status).toBe(409)
})

test('customer service without the right erases nobody', async () => {
  const { id } = await customer()
  expect((await post(`/${id}/erase`, request)).status).toBe(403)
  expect((await get(`/${id}/erasure`)).status).toBe(403)
})
