import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { fulfilmentShop } from '../../../testing/fulfilment-shop.ts'
import { staffToken } from '../../../testing/staff-token.ts'

const { platform, app, paidBuyer, buyer, staff, change, column } = await fulfilmentShop({ more: 5 })
const [kirjanpito, varasto] = [
  await staffToken(platform, 'bookkeeper'),
  await staffToken(platform, 'warehouse'),
]

async function download(query: string, { token = kirjanpito, locale = 'en_GB' } = {}) {
  const headers = { authorization: `Bearer ${token}`, locale }
  const url = `/api/v1/staff/order-exports/download?${query}`
  const { statusCode: status, headers: sent, body, rawPayload } = await app.inject({ url, headers })
  return { status, sent, body, rawPayload }
}

/** Returns the rows of a CSV file as objects. No value of these tests contains a semicolon in quotes. */
async function rowsOf(query: string, locale = 'en_GB') {
  const [head = '', ...lines] = (await download(`format=csv&${query}`, { locale })).body.trim().split('\r\n')
  const names = head.replace('\uFEFF', '').split(';')
  return lines.map((line) => Object.fromEntries(line.split(';').map((value, at) => [names[at], value])))
}

const [company, home, unpaid] = [
  await paidBuyer({ tyre: 4, quantity: 2, time: '09:00' }),
  await paidBuyer({ tyre: 5 }),
  await buyer({ tyre: 6 }),
]
await platform.pool.query(
  `update shop_order_address set company_name = '=1+1', company_vat_number = '1234567-1'
  where order_id = $1 and kind = 'billing'`,
  [company.order.id],
)
await platform.pool.query('update shop_order set is_business = true where id = $1', [company.order.id])
for (const [place, { order }] of [company, home, unpaid].entries())
  await platform.pool.query(
    "update shop_order set created_at = created_at + $2 * interval '1 second' where id = $1",
    [order.id, place],
  )
await staff(home, 'shipped', { tracking_numbers: ['JJFI6543210'] })
await change(company, 'cancel')
const numberOf = ({ order }: { order: { order_number: string } }) => order.order_number

test('a file has a row for each order that the filters find, with what bookkeeping and packing need', async () => {
  const rows = await rowsOf('sort=created_at')
  expect(rows.map((row) => row['Order number'])).toEqual([company, home, unpaid].map(numberOf))
  const [first, second, third] = rows
  expect(first).toMatchObject({
    Company: "'=1+1",
    'Business ID': '1234567-1',
    Phone: expect.stringMatching(/^'\+358/),
    'Payment method': 'online bank',
    Progress: 'Cancelled',
    'Service point': expect.stringContaining('Kuurapaja'),
    Fitting: '2026-12-01',
    Street: '',
    Invoice: expect.stringMatching(/^\d+$/),
  })
  expect(first?.['Credited €']).toBe(first?.['Total €'])
  expect(second).toMatchObject({
    Company: '',
    Payment: 'Paid',
    Sent: '2026-11-20',
    'Tracking numbers': 'JJFI6543210',
    Postcode: expect.stringMatching(/^\d{5}$/),
    'Credited €': '0.00',
  })
  expect(third).toMatchObject({ Payment: 'Waiting for payment', Paid: '', Invoice: '', 'Payment method': '' })
  expect((await rowsOf('tab=to-pack')).length).toBe(0)
  expect(await rowsOf('order_status=paid', 'fi_FI')).toMatchObject([
    { Tilausnumero: numberOf(home) },
    { Tilausnumero: numberOf(company) },
  ])
})

test('net and VAT of all rates add up to the total of the order', async () => {
  for (const row of await rowsOf('')) {
    const cents = (name: string) => Math.round(Number(row[name]) * 100)
    const sumOf = (begin: string) =>
      Object.keys(row)
        .filter((name) => name.startsWith(begin) && name.endsWith('%'))
        .reduce((sum, name) => sum + cents(name), 0)
    expect(cents('Net €') + cents('VAT €')).toBe(cents('Total €'))
    expect(sumOf('Net €')).toBe(cents('Net €'))
    expect(sumOf('VAT €')).toBe(cents('VAT €'))
  }
})

test('a workbook holds the selected orders and no others, and the export is audited without names', async () => {
  const query = `format=xlsx&search=nobody&order_numbers=${numberOf(home)}`
  const { sent, rawPayload } = await download(query)
  expect(sent['content-disposition']).toBe('attachment; filename="pito-orders-2026-11-20.xlsx"')
  const sheet = strFromU8(unzipSync(rawPayload)['xl/worksheets/sheet1.xml'] as Uint8Array)
  expect(sheet).toContain(numberOf(home))
  expect(sheet).not.toContain(numberOf(company))
  expect(sheet).toMatch(/<c r="AA1" /)
  const audited = await column("select details from audit where action = 'orders-exported' order by id desc")
  expect(audited[0]).toEqual({ format: 'xlsx', orders: 1, selected: true, tab: null })
})

test('staff without the right and wrong queries are refused', async () => {
  expect((await download('format=csv', { token: varasto })).status).toBe(403)
  for (const query of ['format=pdf', 'format=csv&order_numbers=1', 'format=csv&tab=none', ''])
    expect((await download(query)).status, query).toBe(422)
})

test('documents of a period are exported for bookkeeping, with negative amounts of credit notes', async () => {
  const documents = async (query: string, token = kirjanpito) => {
    const headers = { authorization: `Bearer ${token}`, locale: 'en_GB' }
    const list = await app.inject({ url: `/api/v1/staff/documents?${query}`, headers })
    const file = await app.inject({ url: `/api/v1/staff/documents/download?${query}`, headers })
    const [head = '', ...lines] = file.body.trim().split('\r\n')
    const names = head.replace('\uFEFF', '').split(';')
    const rows = lines.map((line) =>
      Object.fromEntries(line.split(';').map((value, at) => [names[at], value])),
    )
    return { status: file.statusCode, listed: list.json().total, code: list.json().code, rows }
  }
  const invoices = await documents('from=2026-11-20&to=2026-11-20')
  expect(invoices).toMatchObject({ status: 200, listed: 2 })
  expect(invoices.rows).toHaveLength(2)
  const ofCompany = invoices.rows.find((row) => row['Order number'] === numberOf(company))
  expect(ofCompany).toMatchObject({
    ...{ Date: '2026-11-20', Kind: 'Invoice', Customer: "'=1+1", 'Business ID': '1234567-1' },
    'Payment method': 'online bank',
  })
  for (const row of invoices.rows) {
    const cents = (name: string) => Math.round(Number(row[name]) * 100)
    expect(cents('Net €') + cents('VAT €')).toBe(cents('Total €'))
  }
  const [note] = (await documents('series=credit-note')).rows
  expect(note).toMatchObject({ Kind: 'Credit note', 'Total €': `-${ofCompany?.['Total €']}` })
  expect(await documents('to=2026-11-19')).toMatchObject({ listed: 0, rows: [] })
  expect(await documents('from=2026-11-21')).toMatchObject({ listed: 0, rows: [] })
  expect(await documents('from=yesterday')).toMatchObject({ status: 422, code: 'not-valid' })
  expect((await documents('', varasto)).status).toBe(403)
  const audited = await column("select details ->> 'from' from audit where action = 'documents-exported'")
  expect(audited).toContain('2026-11-20')
})
