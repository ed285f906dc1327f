import type { Customer } from '../src/accounts/store.ts'
import { markVerified } from '../src/accounts/store.ts'
import { addPoint } from '../src/booking/testing/add-point.ts'
import { addSmallCatalogue, addTyre } from '../src/catalogue/testing/add-tyre.ts'
import { recordAudit } from '../src/platform/audit/record-audit.ts'
import { sendMail } from '../src/platform/mail/send-mail.ts'
import { startSession } from '../src/platform/sessions/start-session.ts'
import { actingStaffId, addActingStaff, addCustomer } from './account-shop.ts'
import { insertRow } from './insert-row.ts'
import type { TestPlatform } from './test-platform.ts'

/** Texts that occur nowhere else in the database. */
export const traces = {
  email: 'helmi.lumijoki@example.fi',
  firstName: 'Helmikki',
  lastName: 'Lumijokela',
  phone: '0457 311 9902',
  phoneE164: '+3584573119902',
  company: 'Lumijokelan Rengas Oy',
  vat: '9876543-2',
  street: 'Routakuja 17 B',
  town: 'Kuurala',
  device: 'Jäselain/7 Hankiluoto',
  passkey: 'Helmikin puhelin',
  comment: 'Haluaisin kumppaniksi, terveisin Helmikki',
} as const

/** Adds a customer who has a row in every table that holds personal data. */
export async function personEverywhere(platform: TestPlatform): Promise<Customer> {
  const customer = await addCustomer(platform, {
    email: traces.email,
    firstName: traces.firstName,
    lastName: traces.lastName,
    contactNumber: traces.phone,
    contactNumberE164: traces.phoneE164,
    isCompanyUser: true,
    companyName: traces.company,
    companyVatNumber: traces.vat,
    permissions: ['profile', 'orders', 'downloads', 'news', 'change_password'],
  })
  await markVerified(platform.sql, customer.id, platform.clock())
  await addActingStaff(platform)
  await addAccountRows(platform, customer.id)
  await addShopRows(platform, customer.id)
  await addPromoUse(platform, customer.id)
  await addWritings(platform, customer)
  return customer
}

async function addAccountRows({ pool, clock }: TestPlatform, customer_id: string): Promise<void> {
  const now = clock().toISOString()
  const later = new Date(clock().getTime() + 3_600_000).toISOString()
  await insertRow(pool, 'customer_address', {
    customer_id,
    kind: 'billing',
    address_line_1: traces.street,
    zipcode: '99999',
    city: traces.town,
    country_id: 73,
    company_name: traces.company,
    company_vat_number: traces.vat,
  })
  await insertRow(pool, 'customer_device', {
    customer_id,
    device_hash: 'd'.repeat(43),
    label: traces.device,
    address: '198.51.100.77',
    first_seen_at: now,
    last_seen_at: now,
  })
  await insertRow(pool, 'password_token', {
    token_hash: 't'.repeat(43),
    customer_id,
    purpose: 'reset',
    created_at: now,
    expires_at: later,
  })
  await insertRow(pool, 'customer_note', {
    customer_id,
    staff_id: actingStaffId,
    written_at: now,
    body: `${traces.firstName} soittaa mieluummin, ${traces.phone}`,
  })
  await pool.query(
    `insert into passkey (customer_id, credential_id, public_key, counter, transports, name, backed_up, created_at)
     values ($1, 'credential', 'key', 0, '{internal}', $2, true, $3)`,
    [customer_id, traces.passkey, now],
  )
}

export const ownedVehicleId = '0b6f0a52-6f2e-4a1c-9c55-5c1a4d1f0c70'

async function addShopRows(platform: TestPlatform, customer_id: string): Promise<void> {
  const { pool, clock } = platform
  const now = clock().toISOString()
  const later = new Date(clock().getTime() + 3_600_000).toISOString()
  await addSmallCatalogue(pool)
  await addTyre(pool, 1)
  await insertRow(pool, 'stock_batch', { tyre_id: 1, dot_year: 2026, dot_week: 7, quantity: 10 })
  const { rows } = await pool.query(
    'insert into cart (customer_id, created_at, changed_at) values ($1, $2, $2) returning id',
    [customer_id, now],
  )
  await insertRow(pool, 'cart_line', { cart_id: rows[0].id, tyre_id: 1, quantity: 4, added_at: now })
  await addAppointments(platform, customer_id, rows[0].id)
  await addDraft(platform, rows[0].id)
  await addOrder(platform, customer_id, rows[0].id)
  const name = `${traces.firstName}n auto`
  await insertRow(pool, 'owned_vehicle', { id: ownedVehicleId, customer_id, licence_plate: 'HEL777', name })
  await addAlert(platform)
  await insertRow(pool, 'marketing_event', {
    id: crypto.randomUUID(),
    customer_id,
    event: 'viewed_product',
    items: JSON.stringify([{ product_id: 1, name: 'Tuisku 1', brand: 'Pito', price: 100, quantity: 4 }]),
    locale: 'fi_FI',
    created_at: now,
  })
  await insertRow(pool, 'download_log', {
    customer_id,
    title: `Hinnasto, ${traces.company}`,
    file_name: 'hinnasto.xlsx',
    downloaded_at: now,
  })
  await insertRow(pool, 'idempotent_answer', {
    caller: `customer ${customer_id}`,
    key: 'k-1',
    call: 'POST /api/v1/order/confirm',
    request_hash: 'h',
    answer: JSON.stringify({ name: `${traces.firstName} ${traces.lastName}` }),
    created_at: now,
    expires_at: later,
  })
}

async function addAlert({ pool, clock }: TestPlatform): Promise<void> {
  await insertRow(pool, 'tyre_alert', {
    id: crypto.randomUUID(),
    tyre_id: 1,
    kind: 'price',
    email: traces.email,
    locale: 'fi_FI',
    asked_cents: 10_000,
    asked_at: clock().toISOString(),
  })
}

async function addOrder({ pool, clock }: TestPlatform, customer_id: string, cart_id: string): Promise<void> {
  const { rows } = await pool.query(
    `insert into shop_order (order_number, cart_id, customer_id, locale, created_at, changed_at, fitting, goods_cents,
       services_cents, delivery_cents, discount_cents, vat_cents, total_cents, order_note)
     values ('4815162342', $1, $2, 'fi_FI', $3, $3, false, 0, 0, 0, 0, 0, 0, $4) returning id`,
    [cart_id, customer_id, clock().toISOString(), traces.firstName],
  )
  await insertRow(pool, 'shop_order_address', {
    order_id: rows[0].id,
    kind: 'billing',
    salutation: 'mrs',
    first_name: traces.firstName,
    last_name: traces.lastName,
    email: traces.email,
    country_code: '358',
    contact_number: traces.phone,
    address_line_1: traces.street,
    zipcode: '99999',
    city: traces.town,
    country_id: 73,
    company_name: traces.company,
    company_vat_number: traces.vat,
  })
  await addReview(pool, rows[0].id, clock().toISOString())
  await addNote(pool, rows[0].id, clock().toISOString())
}

/** A member of staff who writes notes. */
const author_id = '0b6f0a52-6f2e-4a1c-9c55-5c1a4d1f0b77'

async function addNote(pool: TestPlatform['pool'], order_id: string, created_at: string): Promise<void> {
  await insertRow(pool, 'staff', { id: author_id, email: 'niilo@pito.example', name: 'Niilo', created_at })
  const { rows } = await pool.query(
    'insert into staff_note (order_id, author_id, text, created_at) values ($1, $2, $3, $4) returning id',
    [order_id, author_id, `${traces.firstName} soitti`, created_at],
  )
  const text = `${traces.firstName} soitti taas`
  await insertRow(pool, 'staff_note_addition', { note_id: rows[0].id, author_id, text, created_at })
  const before = JSON.stringify({ contact_number: traces.phone })
  const after = JSON.stringify({ contact_number: '050 111 2222' })
  await insertRow(pool, 'shop_order_change', { order_id, at: created_at, staff_id: author_id, before, after })
}

async function addReview(pool: TestPlatform['pool'], order_id: string, at: string): Promise<void> {
  await insertRow(pool, 'review_invitation', { order_id, decided_at: at, expires_at: '2027-02-18T10:00:00Z' })
  const written = { stars: 4, body: `Hiljaiset. ${traces.firstName}`, display_name: traces.firstName }
  const model_id = (await pool.query('select model_id from tyre where id = 1')).rows[0].model_id
  const row = { order_id, tyre_id: 1, model_id, ...written, locale: 'fi_FI', created_at: at, changed_at: at }
  await insertRow(pool, 'review', row)
  await pool.query('insert into review_email_refusal values (review_email_hash($1), $2)', [traces.email, at])
}

async function addDraft({ pool, clock }: TestPlatform, cart_id: string): Promise<void> {
  await insertRow(pool, 'checkout_draft', {
    cart_id,
    details: JSON.stringify({ 'billing_details.first_name': traces.firstName }),
    changed_at: clock().toISOString(),
  })
}

async function addPromoUse({ pool, clock }: TestPlatform, customer_id: string): Promise<void> {
  const code = { code: 'TALVI10', discount_permille: 100, valid_from: '2026-01-01' }
  await insertRow(pool, 'promo_code_use', {
    promo_code_id: await insertRow(pool, 'promo_code', code),
    customer_id,
    claimed_at: clock().toISOString(),
  })
}

async function addAppointments(
  { pool, clock }: TestPlatform,
  holder_id: string,
  cart_id: string,
): Promise<void> {
  const { pointId, bayIds } = await addPoint(pool)
  await insertRow(pool, 'appointment', {
    service_point_id: pointId,
    bay_id: bayIds[0] ?? 0,
    cart_id,
    holder_kind: 'customer',
    holder_id,
    address_hash: 'h'.repeat(43),
    during: '[2026-12-01T07:00:00Z,2026-12-01T07:30:00Z)',
    held_since: clock().toISOString(),
    held_until: new Date(clock().getTime() + 900_000).toISOString(),
    service_ids: '{1}',
    tyres: 4,
  })
  const { rows } = await pool.query(
    `insert into appointment (
       service_point_id, bay_id, holder_kind, holder_id, address_hash, state, during, held_since, confirmed_at,
       service_ids, tyres
     ) values ($1, $2, 'customer', $3, $4, 'firm', '[2026-12-02T07:00:00Z,2026-12-02T07:30:00Z)', $5, $5, '{1}', 4)
     returning id`,
    [pointId, bayIds[0], holder_id, 'h'.repeat(43), clock().toISOString()],
  )
  await insertRow(pool, 'appointment_customer', {
    appointment_id: rows[0].id,
    name: `${traces.firstName} ${traces.lastName}`,
    email: traces.email,
    phone: traces.phone,
    licence_plate: 'HEL-777',
    locale: 'fi_FI',
  })
}

/** Adds mails, an application to become a partner, sessions and audit rows. */
async function addWritings(platform: TestPlatform, { id }: Customer): Promise<void> {
  const { pool, sql, clock } = platform
  const now = clock()
  const request_id = crypto.randomUUID()
  await insertRow(pool, 'partner_request', {
    id: request_id,
    name: `${traces.firstName} ${traces.lastName}`,
    request_from: 'garage',
    country_code: '358',
    contact_number: traces.phone,
    email: traces.email,
    location: traces.town,
    comment: traces.comment,
    locale: 'fi_FI',
    created_at: now.toISOString(),
  })
  const note = { request_id, author_id, text: `Soita: ${traces.phone}`, created_at: now.toISOString() }
  await insertRow(pool, 'partner_request_note', note)
  await sql.transaction(async (tx) => {
    const text = `Hei ${traces.firstName}, numerosi on ${traces.phone}.`
    const content = Buffer.from(`Lasku: ${traces.firstName} ${traces.lastName}`)
    const attachments = [{ fileName: 'lasku.pdf', mediaType: 'application/pdf', content }]
    await sendMail(platform, tx, {
      event: 'account',
      to: traces.email,
      subject: 'Tervetuloa',
      text,
      attachments,
    })
    const forShop = `Nimi ${traces.lastName}\nSähköposti ${traces.email}`
    await sendMail(platform, tx, {
      event: 'account',
      to: 'kauppa@pito.example',
      subject: 'Kumppanihakemus',
      text: forShop,
    })
    const visitor = { now, device: traces.device, address: '198.51.100.77' }
    const subject = { kind: 'customer', id } as const
    await startSession(platform, tx, visitor, { subject })
    const actingFor = { customerId: id, seconds: 3600, staffName: 'Seppo Salo' }
    await startSession(platform, tx, visitor, { subject: { kind: 'staff', id: actingStaffId }, actingFor })
    const actor = { kind: 'customer', id } as const
    await recordAudit(tx, { at: now, actor, action: 'logged-in', subject: id, address: '198.51.100.77' })
  })
}
