import type { OrderConsequences } from '@pito/contracts/order-consequences'
import type { ListedReturn, OrderReturn } from '@pito/contracts/staff-returns'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fulfilmentShop } from '../../../testing/fulfilment-shop.ts'
import { staffToken } from '../../../testing/staff-token.ts'
import { followAllAppointments } from './follow-appointments.ts'
import { releaseDueRefunds } from './release-refunds.ts'

const shop = await fulfilmentShop({ more: 14 })
const { platform, app, paidBuyer, staff, change, refunds, addPhoto, inBatches, column } = shop
const authorization = `Bearer ${await staffToken(platform, 'customer-service')}`
type Maija = Awaited<ReturnType<typeof paidBuyer>>

async function get<Data>(url: string): Promise<Data> {
  const headers = { authorization, locale: 'en_GB' }
  return (await app.inject({ url: `/api/v1/staff/${url}`, headers })).json().data
}
const returnOf = ({ order }: Maija) => get<OrderReturn>(`orders/${order.order_number}/return`)
const orderOf = ({ order }: Maija) => get<{ task: string; tabs: string[] }>(`orders/${order.order_number}`)
const listed = async (query = '') =>
  (await get<ListedReturn[]>(`returns?${query}`)).map(({ order_number }) => order_number)

async function withdrawn(maija: Maija): Promise<Maija> {
  await staff(maija, 'shipped')
  await staff(maija, 'delivered')
  expect((await change(maija, 'withdraw')).status).toBe(200)
  return maija
}
/** Sends an arrival twice: as a preview, and then to book it. Returns what the preview said. */
async function book(maija: Maija, arrival: object): Promise<OrderConsequences> {
  const preview = await staff(maija, 'returned/preview', arrival)
  const { status, body } = await staff(maija, 'returned', arrival)
  expect([preview.status, status, body.code]).toEqual([200, 200, undefined])
  return preview.body.data
}
const centsOf = (rows: readonly unknown[]) => rows.map((row) => Number(String(row).split(' ')[1]))
const sumOf = (cents: readonly number[]) => cents.reduce((sum, each) => sum + each, 0)

async function upload({ order }: Maija, payload: Buffer) {
  const answer = await app.inject({
    ...{ method: 'POST', url: `/downloads/return-photos/${order.order_number}`, payload },
    headers: { authorization, locale: 'en_GB', 'content-type': 'application/octet-stream' },
  })
  return { status: answer.statusCode, body: answer.json() }
}

test('of three tyres that come back sellable, damaged and missing, one goes into the stock of its week', async () => {
  const maija = await withdrawn(await paidBuyer({ tyre: 4, quantity: 3 }))
  const file = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'grey' } })
    .jpeg()
    .toBuffer()
  const uploaded = await upload(maija, file)
  expect(uploaded.status).toBe(200)
  const photo_id = uploaded.body.data.id
  expect((await returnOf(maija)).lines[0]?.name).toMatch(/ \d{3}\/\d{2} Z?R\d{2}/)
  const preview = await book(maija, {
    items: [
      { tyre_id: 4, quantity: 1 },
      { tyre_id: 4, quantity: 1, condition: 'damaged', photo_id },
      { tyre_id: 4, quantity: 1, condition: 'missing' },
    ],
  })
  expect(preview.tyres).toMatchObject([{ week: '01/2026', quantity: 1 }])
  expect(await inBatches(4)).toBe(18)
  expect(await column(`select returned from stock_taken where order_id = '${maija.order.id}'`)).toEqual([1])
  const { lines, arrivals } = await returnOf(maija)
  expect(lines).toMatchObject([{ sold: 3, arrived: 2, expected: 1, missing: 1 }])
  expect(arrivals.map(({ condition }) => condition)).toEqual(['missing', 'damaged', 'sellable'])
  expect(arrivals[1]?.photo_id).toBe(photo_id)
  const photo = await app.inject({ url: `/downloads/return-photos/${photo_id}`, headers: { authorization } })
  expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/webp'])
  expect((await app.inject(`/downloads/return-photos/${photo_id}`)).statusCode).toBe(401)
  expect(await listed('state=missing')).toContain(maija.order.order_number)
})

test('two of four tyres, then the others with a damaged one, add up to the invoice', async () => {
  const maija = await paidBuyer({ tyre: 5, quantity: 4 })
  await withdrawn(maija)
  const first = await book(maija, { items: [{ tyre_id: 5, quantity: 2 }] })
  const photo_id = await addPhoto(maija)
  const second = await book(maija, {
    items: [
      { tyre_id: 5, quantity: 1 },
      { tyre_id: 5, quantity: 1, condition: 'damaged', photo_id, deduction: 20.5 },
    ],
    deduction_reason: 'used',
  })
  const made = centsOf(await refunds(maija))
  expect(made.toSorted()).toEqual(
    [first, second].map(({ refund }) => Math.round((refund?.amount ?? 0) * 100)).toSorted(),
  )
  expect(sumOf(made)).toBe(maija.cents - 2050)
  expect(second.refund).toMatchObject({ deducted: 20.5 })
  for (const { refund } of [first, second])
    expect(sumOf((refund?.lines ?? []).map(({ amount }) => Math.round(amount * 100)))).toBe(
      Math.round((refund?.amount ?? 0) * 100),
    )
  const notes = await column(`select credit_note.amount_cents from credit_note
    join invoice on invoice.number = invoice_number where order_id = '${maija.order.id}'`)
  expect((notes as number[]).toSorted()).toEqual(made.toSorted())
  expect(await inBatches(5)).toBe(19)
  expect((await maija.shown()).progress).toBe('refunded')
})

/** The lines of the last credit note of an order, as a preview shows them, and its amount. */
async function creditedBy({ order }: Maija) {
  const { rows } = await platform.pool.query<{ amount: number; type: string; line: string }>(
    `select note.amount_cents as amount, type,
       concat_ws(' ', credited.quantity, gross_cents, credited.vat_cents) as line
     from credit_note note join credit_note_line credited on credit_note_number = note.number
       join shop_order_line line on line.id = order_line_id
     where note.number = (select max(credit_note.number) from credit_note join invoice on invoice.number = invoice_number
       where invoice.order_id = $1)
     order by position`,
    [order.id],
  )
  return { amount: rows[0]?.amount, types: rows.map(({ type }) => type), lines: rows.map(({ line }) => line) }
}
const linesIn = ({ refund }: OrderConsequences) =>
  (refund?.lines ?? []).map(({ quantity, amount, vat }) =>
    [quantity, Math.round(amount * 100), Math.round(vat * 100)].join(' '),
  )

test('a deduction and an earlier refund lower the line of their tyre alone, as the preview shows', async () => {
  await column(
    `insert into promo_code (code, discount_permille, valid_from) values ('KEVAT', 100, '2020-01-01')`,
  )
  const maija = await shop.buyer({ tyre: 12, quantity: 4, time: '09:30' })
  await maija.guest.send('POST', 'anonymous/cart/promo-code/apply', { promo_code: 'KEVAT' })
  const total = Math.round((await maija.confirm()).total * 100)
  expect(await shop.paid((await maija.begin()).attemptId, total)).toBe('paid')
  await staff(maija, 'shipped')
  await staff(maija, 'delivered')
  const id = maija.order.id
  const [line, price] =
    await column(`select unnest(array[id, total_cents - discount_cents]) from shop_order_line
    where order_id = '${id}' and type = 'product'`)
  const refund = { lines: [{ line_id: line, amount: 30 }], reason: 'defective', note: 'A scratch.' }
  expect((await staff(maija, 'refunds', refund)).status).toBe(200)
  await change(maija, 'withdraw')
  const photo_id = await addPhoto(maija)
  const damaged = { tyre_id: 12, quantity: 1, condition: 'damaged', photo_id, deduction: 12.34 }
  const first = await book(maija, {
    ...{ items: [{ tyre_id: 12, quantity: 1 }, damaged], deduction_reason: 'damaged' },
  })
  const half = Math.round((Number(price) - 3000) / 2)
  expect(await creditedBy(maija)).toMatchObject({
    amount: Math.round((first.refund?.amount ?? 0) * 100),
    types: ['product', 'recycling_charges'],
    lines: linesIn(first),
  })
  expect(linesIn(first)[0]).toMatch(new RegExp(`^2 ${half - 1234} `))
  const second = await book(maija, { items: [{ tyre_id: 12, quantity: 2 }] })
  expect(await creditedBy(maija)).toMatchObject({
    amount: Math.round((second.refund?.amount ?? 0) * 100),
    lines: linesIn(second),
  })
  expect(linesIn(second)[0]).toMatch(new RegExp(`^2 ${Number(price) - 3000 - half} `))
  const left = await column(`select type || ' ' || (total_cents - discount_cents - coalesce((
      select sum(gross_cents) from credit_note_line where order_line_id = line.id
    ), 0)) from shop_order_line line where order_id = '${id}' order by position`)
  const [fitting] = await column(`select 'service ' || (total_cents - discount_cents) from shop_order_line
    where order_id = '${id}' and type = 'service'`)
  expect(left).toEqual(['product 1234', 'recycling_charges 0', fitting, 'shipping_charges 0'])
})

test('a deduction is less than the refund of the damaged tyres', async () => {
  const maija = await withdrawn(await paidBuyer({ tyre: 13, quantity: 2 }))
  const photo_id = await addPhoto(maija)
  const damaged = { tyre_id: 13, quantity: 1, condition: 'damaged', photo_id }
  const [price] = await column(`select total_cents - discount_cents from shop_order_line
    where order_id = '${maija.order.id}' and type = 'product'`)
  const deducting = (cents: number) => ({
    items: [
      { tyre_id: 13, quantity: 1 },
      { ...damaged, deduction: cents / 100 },
    ],
    deduction_reason: 'used',
  })
  const { body } = await staff(maija, 'returned', deducting(Number(price) / 2))
  expect([body.code, await inBatches(13)]).toEqual(['deduction-too-much', 18])
  await book(maija, deducting(Number(price) / 2 - 1))
  expect((await creditedBy(maija)).lines[0]).toMatch(new RegExp(`^2 ${Number(price) / 2 + 1} `))
})

test('a preview books nothing', async () => {
  const maija = await withdrawn(await paidBuyer({ tyre: 6, quantity: 2 }))
  const { body } = await staff(maija, 'returned/preview', { items: [{ tyre_id: 6, quantity: 2 }] })
  expect(body.data.refund.amount).toBe(maija.cents / 100)
  expect([await inBatches(6), await refunds(maija)]).toEqual([18, []])
  expect((await returnOf(maija)).arrivals).toEqual([])
})

test('two members of staff who book the same tyres at once book them once', async () => {
  const maija = await withdrawn(await paidBuyer({ tyre: 7, quantity: 4 }))
  const items = [{ tyre_id: 7, quantity: 4 }]
  const answers = await Promise.all([1, 2, 3].map(() => staff(maija, 'returned', { items })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect([await inBatches(7), centsOf(await refunds(maija))]).toEqual([20, [maija.cents]])
})

test('damage needs a photo of the same order, and a deduction needs damage', async () => {
  const [maija, onni] = [await paidBuyer({ tyre: 8, quantity: 2 }), await paidBuyer({ tyre: 8 })]
  await withdrawn(maija)
  const damaged = { tyre_id: 8, quantity: 1, condition: 'damaged' }
  const refused = async (arrival: object) => {
    const { status, body } = await staff(maija, 'returned', arrival)
    return [status, body.code, Object.keys(body.errors ?? {})]
  }
  expect(await refused({ items: [damaged] })).toEqual([422, 'not-valid', ['items.0.photo_id']])
  const photo_id = await addPhoto(onni)
  expect(await refused({ items: [{ ...damaged, photo_id }] })).toEqual([
    422,
    'not-valid',
    ['items.0.photo_id'],
  ])
  const sellable = { tyre_id: 8, quantity: 1, deduction: 5 }
  expect(await refused({ items: [sellable] })).toEqual([422, 'not-valid', ['deduction_reason']])
  expect(await refused({ items: [sellable], deduction_reason: 'damaged' })).toEqual([
    ...[422, 'deduction-without-damage', []],
  ])
  expect((await upload(maija, Buffer.from('no picture'))).body.errors.file).toEqual([
    'The file is not a JPEG, PNG or WebP picture.',
  ])
  expect(await inBatches(8)).toBe(17)
})

/** An order of a company whose tyres were sent. */
async function ofCompany(wish: Parameters<typeof paidBuyer>[0]): Promise<Maija> {
  const veikko = await paidBuyer(wish)
  await platform.pool.query('update shop_order set is_business = true where id = $1', [veikko.order.id])
  await staff(veikko, 'shipped')
  return veikko
}
const agreed = (tyre_id: number, quantity: number, refund: object = { refund_percent: 80 }) => ({
  ...{ items: [{ tyre_id, quantity }], transport_by: 'buyer', deadline: '2026-12-10' },
  ...refund,
})

test('a company that cancels its fitting after sending agrees on a return, whose share is due on arrival', async () => {
  const veikko = await ofCompany({ tyre: 9, quantity: 4, time: '09:00' })
  await shop.press(veikko, 'cancel')
  await followAllAppointments(platform, platform.clock())
  expect(await orderOf(veikko)).toMatchObject({ task: 'call-customer', tabs: ['waiting-for-us'] })
  expect((await change(veikko, 'withdraw')).body.code).toBe('order-not-withdrawable')
  const terms = agreed(9, 4)
  const { body } = await staff(veikko, 'return-agreement/preview', terms)
  expect(body.data).toEqual({ price: veikko.cents / 100, refund: Math.round(veikko.cents * 0.8) / 100 })
  expect(await orderOf(veikko)).toMatchObject({ task: 'call-customer' })
  expect((await staff(veikko, 'return-agreement', terms)).status).toBe(200)
  expect(await orderOf(veikko)).toMatchObject({ task: 'take-back', tabs: ['returns-on-the-way'] })
  expect(await listed('buyer=company')).toEqual([veikko.order.order_number])
  await releaseDueRefunds(platform, new Date('2027-02-01T10:00:00Z'))
  expect(await refunds(veikko)).toEqual([])
  await book(veikko, { items: [{ tyre_id: 9, quantity: 3 }] })
  const [fitting] = await column(`select total_cents from shop_order_line
    where order_id = '${veikko.order.id}' and type = 'service'`)
  // The fitting that was not done is refunded with the first tyres.
  const tyres = (veikko.cents - Number(fitting)) * 0.75
  expect(centsOf(await refunds(veikko))).toEqual([Math.round((tyres + Number(fitting)) * 0.8)])
  const last = await book(veikko, { items: [{ tyre_id: 9, quantity: 1 }] })
  expect(await creditedBy(veikko)).toMatchObject({
    types: ['product', 'recycling_charges'],
    lines: linesIn(last),
  })
  expect(sumOf(centsOf(await refunds(veikko)))).toBe(Math.round(veikko.cents * 0.8))
  expect([await inBatches(9), (await veikko.shown()).progress]).toEqual([20, 'refunded'])
  expect(await listed('buyer=company')).toEqual([])
})

test('an agreement on some tyres in euros takes back no others, and a new one replaces it', async () => {
  const veikko = await ofCompany({ tyre: 10, quantity: 4 })
  expect((await staff(veikko, 'return-agreement', agreed(10, 2, { refund_amount: 100 }))).status).toBe(200)
  const more = { items: [{ tyre_id: 10, quantity: 3 }] }
  expect((await staff(veikko, 'returned', more)).body.code).toBe('order-not-returnable')
  expect((await staff(veikko, 'return-agreement', agreed(10, 1, { refund_amount: 40 }))).status).toBe(200)
  expect((await returnOf(veikko)).agreement).toMatchObject({ refund_amount: 40, refund_percent: null })
  await book(veikko, { items: [{ tyre_id: 10, quantity: 1 }] })
  expect(centsOf(await refunds(veikko))).toEqual([4000])
  expect(await orderOf(veikko)).toMatchObject({ task: 'make-refund', tabs: ['refunds-due'] })
  const late = await staff(veikko, 'returned', { items: [{ tyre_id: 10, quantity: 1 }] })
  expect(late.body.code).toBe('order-not-returnable')
})

test('terms that cannot be are refused beside their fields', async () => {
  const veikko = await ofCompany({ tyre: 11, quantity: 2 })
  const refused = async (terms: object) => {
    const { status, body } = await staff(veikko, 'return-agreement', terms)
    return [status, ...Object.keys(body.errors ?? { [body.code]: 1 })]
  }
  expect(await refused(agreed(11, 2, { refund_amount: veikko.cents / 100 + 0.01 }))).toEqual([
    422,
    'refund_amount',
  ])
  expect(await refused(agreed(11, 2, {}))).toEqual([422, 'refund_percent'])
  expect(await refused({ ...agreed(11, 2), deadline: '2026-11-19' })).toEqual([422, 'deadline'])
  expect(await refused(agreed(11, 3))).toEqual([409, 'return-not-agreeable'])
  const maija = await paidBuyer({ tyre: 11 })
  await staff(maija, 'shipped')
  expect((await staff(maija, 'return-agreement', agreed(11, 1))).body.code).toBe('return-not-agreeable')
})
