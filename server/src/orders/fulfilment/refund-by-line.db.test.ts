import { expect, test } from 'vitest'
import { fulfilmentShop } from '../../../testing/fulfilment-shop.ts'
import { staffToken } from '../../../testing/staff-token.ts'

const shop = await fulfilmentShop({ more: 6 })
const { platform, app, paidBuyer, buyer, staff, change, column, inBatches } = shop
const service = await staffToken(platform, 'customer-service')
const owner = await staffToken(platform, 'owner', 'Oili')
const because = { reason: 'defective', note: 'A tyre leaks.' }

type Maija = Awaited<ReturnType<typeof paidBuyer>>
const send = async (token: string, { order }: Pick<Maija, 'order'>, path: string, payload?: object) => {
  const answer = await app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/v1/staff/orders/${order.order_number}/${path}`,
    headers: { authorization: `Bearer ${token}`, locale: 'en_GB' },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, ...answer.json() }
}
const refund = (maija: Pick<Maija, 'order'>, lines: readonly object[], more: object = {}, token = service) =>
  send(token, maija, 'refunds', { lines, ...because, ...more })
interface Line {
  readonly id: number
  readonly type: string
  readonly left: number
  readonly left_quantity: number
}
async function linesOf(maija: Pick<Maija, 'order'>) {
  const { lines, ...sums } = (await send(service, maija, 'refundable')).data
  const tyres: Line = lines.find(({ type }: Line) => type === 'product')
  const { due, left, by_staff }: { due: number | null; left: number; by_staff: number } = sums
  return { due, left, by_staff, lines: lines as Line[], tyres }
}
const credited = ({ order }: Pick<Maija, 'order'>) =>
  column(`select credited.quantity || ' × ' || gross_cents || ' ' || credited.vat_cents
    from credit_note_line credited join shop_order_line line on line.id = order_line_id
    where order_id = '${order.id}' order by credit_note_number, position`)
const cents = (euros: number) => Math.round(euros * 100)

test('one of four tyres is refunded at its share, as the preview showed it with VAT, discount and e-mail', async () => {
  const maija = await paidBuyer({ tyre: 4, quantity: 4 })
  const { tyres, left } = await linesOf(maija)
  const lines = [{ line_id: tyres.id, quantity: 1 }]
  const { data } = await send(service, maija, 'refund-preview', { lines, reason: 'defective' })
  expect(data).toMatchObject({ right_needed: null, is_allowed: true })
  expect(data.email.text).toContain('The product was faulty')
  expect(data.email.text).not.toMatch(/token=\w/)
  const stock = await inBatches(4)
  const { status, data: made } = await refund(maija, lines)
  expect([status, made.amount, made.state]).toEqual([200, data.amount, 'due'])
  const [line] = data.lines
  expect(await credited(maija)).toEqual([`1 × ${cents(line.amount)} ${cents(line.vat_amount)}`])
  expect(cents(line.amount)).toBe(Math.round(cents(tyres.left) / 4))
  expect(await inBatches(4)).toBe(stock)
  expect(await linesOf(maija)).toMatchObject({
    left: (cents(left) - cents(line.amount)) / 100,
    by_staff: line.amount,
    tyres: { left_quantity: 3, left: (cents(tyres.left) - cents(line.amount)) / 100 },
  })
})

test('the discount of a promo code goes back in shares that add up', async () => {
  await column(
    `insert into promo_code (code, discount_permille, valid_from) values ('TALVI', 100, '2020-01-01')`,
  )
  const maija = await buyer({ tyre: 5, quantity: 4 })
  await maija.guest.send('POST', 'anonymous/cart/promo-code/apply', { promo_code: 'TALVI' })
  const { total } = await maija.confirm()
  expect(await shop.paid((await maija.begin()).attemptId, cents(total))).toBe('paid')
  const { tyres } = await linesOf(maija)
  const [sold] = await column(`select discount_cents from shop_order_line where id = ${tyres.id}`)
  let discount = 0
  for (const quantity of [1, 2, 1]) {
    const lines = [{ line_id: tyres.id, quantity }]
    const { data } = await send(service, maija, 'refund-preview', { lines, reason: 'defective' })
    discount += cents(data.discount)
    expect((await refund(maija, lines, {}, owner)).status).toBe(200)
  }
  expect(discount).toBe(sold)
})

test('the rest of a line cannot be exceeded, neither in pieces nor in money', async () => {
  const maija = await paidBuyer({ tyre: 6, quantity: 2 })
  const { tyres } = await linesOf(maija)
  const field = `lines.${tyres.id}`
  const tooMany = await refund(maija, [{ line_id: tyres.id, quantity: 3 }])
  expect(tooMany).toMatchObject({
    ...{ status: 422, code: 'refund-too-much' },
    errors: { [field]: ['The most that can still be refunded of the line is 2.'] },
  })
  const more = { line_id: tyres.id, amount: tyres.left + 0.01 }
  expect(Object.keys((await refund(maija, [more])).errors)).toEqual([field])
  expect((await send(service, maija, 'refund-preview', { lines: [more], reason: 'other' })).code).toBe(
    'refund-too-much',
  )
  expect(await credited(maija)).toEqual([])
})

test.each<[string, object]>([
  ['no lines', { lines: [] }],
  ['pieces and an amount', { lines: [{ line_id: 1, quantity: 1, amount: 1 }] }],
  ['neither', { lines: [{ line_id: 1 }] }],
  [
    'a line twice',
    {
      lines: [
        { line_id: 1, quantity: 1 },
        { line_id: 1, amount: 1 },
      ],
    },
  ],
  ['a reason of the shop', { reason: 'twice' }],
  ['no explanation', { note: ' ' }],
])('a refund with %s is not valid', async (_, wrong) => {
  const maija = { order: { order_number: '4821907735', id: '' } }
  const { status, code } = await refund(maija as never, [{ line_id: 1, quantity: 1 }], wrong)
  expect([status, code]).toEqual([422, 'not-valid'])
})

test('a line of another order is not refunded', async () => {
  const [maija, other] = [await paidBuyer({ tyre: 6 }), await paidBuyer({ tyre: 6 })]
  const { tyres } = await linesOf(other)
  expect((await refund(maija, [{ line_id: tyres.id, quantity: 1 }])).code).toBe('refund-too-much')
})

test('above the limit, counted over all refunds by staff, the right to exceed it is needed', async () => {
  await column('update company set refund_limit_cents = 5000')
  const maija = await paidBuyer({ tyre: 7, quantity: 2 })
  const line_id = (await linesOf(maija)).tyres.id
  expect(await refund(maija, [{ line_id, amount: 50.01 }])).toMatchObject({
    ...{ status: 403, code: 'refund-above-limit' },
  })
  expect((await refund(maija, [{ line_id, amount: 30 }])).status).toBe(200)
  expect((await refund(maija, [{ line_id, amount: 20.01 }])).code).toBe('refund-above-limit')
  const preview = { lines: [{ line_id, amount: 20.01 }], reason: 'other' }
  expect((await send(service, maija, 'refund-preview', preview)).data.is_allowed).toBe(false)
  expect((await send(owner, maija, 'refund-preview', preview)).data.is_allowed).toBe(true)
  expect((await refund(maija, [{ line_id, amount: 20.01 }], {}, owner)).status).toBe(200)
  await column('update company set refund_limit_cents = 30000')
})

test('after a withdrawal nothing beyond what it makes due is refunded without the right', async () => {
  const maija = await paidBuyer({ tyre: 7 })
  await staff(maija, 'shipped')
  await staff(maija, 'delivered')
  await change(maija, 'withdraw')
  const { due, tyres, lines } = await linesOf(maija)
  expect(due).toBeGreaterThan(0)
  await staff(maija, 'returned', { items: [{ tyre_id: 7, quantity: 1 }] })
  expect((await linesOf(maija)).due).toBe(0)
  expect(lines.length).toBeGreaterThan(1)
  expect((await refund(maija, [{ line_id: tyres.id, amount: 1 }])).code).toBe('refund-too-much')
})

test('refunds at the same moment never exceed a line', async () => {
  const maija = await paidBuyer({ tyre: 8, quantity: 4 })
  const line_id = (await linesOf(maija)).tyres.id
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => refund(maija, [{ line_id, quantity: 1 }], {}, owner)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 422, 422])
  expect((await linesOf(maija)).tyres).toMatchObject({ left: 0, left_quantity: 0 })
})

test('two members of staff who refund the same version of an order refund it once', async () => {
  const maija = await paidBuyer({ tyre: 8 })
  const line_id = (await linesOf(maija)).tyres.id
  const [version] = await column(`select version from shop_order where id = '${maija.order.id}'`)
  const answers = await Promise.all([
    refund(maija, [{ line_id, amount: 5 }], { version }),
    refund(maija, [{ line_id, amount: 5 }], { version }, owner),
  ])
  expect(answers.map(({ code, status }) => code ?? status).toSorted()).toEqual([200, 'order-changed'])
})

test('tyres go back into the stock only if staff say so, and only as many as were not returned before', async () => {
  const maija = await paidBuyer({ tyre: 9, quantity: 2 })
  const { tyres, lines } = await linesOf(maija)
  const sold = Number(await inBatches(9))
  const other = lines.find(({ type }) => type !== 'product')
  const wrong = await refund(maija, [{ line_id: other?.id, amount: 0.5 }], { return_stock: true })
  expect(Object.keys(wrong.errors)).toEqual(['return_stock'])
  expect((await refund(maija, [{ line_id: tyres.id, quantity: 1 }], { return_stock: true })).status).toBe(200)
  expect(await inBatches(9)).toBe(sold + 1)
  expect((await refund(maija, [{ line_id: tyres.id, quantity: 1 }])).status).toBe(200)
  expect(await inBatches(9)).toBe(sold + 1)
})

test('an order that is not paid, or was cancelled, cannot be refunded', async () => {
  const unpaid = await buyer({ tyre: 9 })
  const cancelled = await paidBuyer({ tyre: 9 })
  await change(cancelled, 'cancel')
  for (const maija of [unpaid, cancelled])
    expect((await refund(maija, [{ line_id: 1, amount: 1 }])).code).toBe('order-not-refundable')
})
