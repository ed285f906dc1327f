import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { OrderToAdd } from '../../../testing/add-paid-order.ts'
import { addPaidOrder, addWhatIsSold } from '../../../testing/add-paid-order.ts'
import { countStatements } from '../../../testing/count-statements.ts'
import { testPlatform } from '../../../testing/test-platform.ts'
import type { Tx } from '../../platform/database/sql.ts'
import type { CreditNoteToIssue } from './issue-credit-note.ts'
import { issueCreditNote, readInvoicedLines } from './issue-credit-note.ts'
import { issueInvoice } from './issue-invoice.ts'
import { readCreditNote, readInvoice } from './read-voucher.ts'
import { leftOfLine } from './rules/refund-of-lines.ts'

const platform = await testPlatform()
const { sql, pool } = platform
await addWhatIsSold(platform)

async function invoiced(order: OrderToAdd = {}) {
  const added = await addPaidOrder(platform, order)
  const invoice = await sql.transaction((tx) =>
    issueInvoice(tx, { orderId: added.id, paidBy: 'creditcard' }, platform.clock()),
  )
  return { ...added, invoiceNumber: invoice.number }
}

const credit = (orderId: string, amountCents: number, more: Partial<CreditNoteToIssue> = {}) =>
  sql.transaction(async (tx) => {
    const goods = more.goods ?? (await reductionOf(tx, orderId, amountCents))
    const note = { orderId, refundId: randomUUID(), amountCents, ...more, goods }
    return issueCreditNote(tx, note, platform.clock())
  })

/** Shares a reduction of the price over the lines of an order in proportion to what is left of them. */
async function reductionOf(tx: Tx, orderId: string, amountCents: number) {
  const left = (await readInvoicedLines(tx, orderId)).map((line) => leftOfLine(line).cents)
  const all = left.reduce((sum, cents) => sum + cents, 0)
  const upTo = (place: number) =>
    Math.round((amountCents * left.slice(0, place).reduce((sum, cents) => sum + cents, 0)) / all)
  return left.map((_, place) => ({ quantity: 0, cents: upTo(place + 1) - upTo(place) }))
}

const linesOf = async (number: number) => {
  const { rows } = await pool.query(
    `select vat_permille, gross_cents, credited.vat_cents
     from credit_note_line credited join shop_order_line line on line.id = order_line_id
     where credit_note_number = $1 order by position`,
    [number],
  )
  return rows.map((row) => [row.vat_permille, row.gross_cents, row.vat_cents])
}

test('the whole of an order goes back with all of its VAT, and the credit note names its invoice', async () => {
  const { id, totalCents, invoiceNumber } = await invoiced()
  const { number } = await credit(id, totalCents)
  const { rows } = await pool.query(
    'select invoice_number, amount_cents from credit_note where number = $1',
    [number],
  )
  expect(rows).toEqual([{ invoice_number: invoiceNumber, amount_cents: totalCents }])
  expect(await linesOf(number)).toEqual([
    [255, 46_000, 9347],
    [255, 600, 122],
    [255, 7960, 1617],
  ])
})

test('of a part each rate of VAT gets its share', async () => {
  const { id } = await invoiced({
    lines: [
      { type: 'product', name: 'Rengas', quantity: 1, unitCents: 20_000, vatPermille: 255 },
      { type: 'product', name: 'Kirja', quantity: 1, unitCents: 10_000, vatPermille: 140 },
    ],
  })
  expect(await linesOf((await credit(id, 10_000)).number)).toEqual([
    [255, 6667, 1355],
    [140, 3333, 409],
  ])
  expect(await linesOf((await credit(id, 20_000)).number)).toEqual([
    [255, 13_333, 2709],
    [140, 6667, 819],
  ])
})

/** 339.80 € contain 69.04 € of VAT; rounded separately, the two lines would contain 68.20 and 0.85. */
const ofSharedVat: OrderToAdd = {
  lines: [
    { type: 'product', name: 'Rengas', quantity: 4, unitCents: 8391 },
    { type: 'recycling_charges', name: 'Kierrätysmaksu', quantity: 4, unitCents: 104 },
  ],
}

test('a line may get back a cent more VAT than its share in the invoice, and the rate gets back all of its VAT', async () => {
  const { id, totalCents } = await invoiced(ofSharedVat)
  const fee = [
    { quantity: 0, cents: 0 },
    { quantity: 4, cents: 416 },
  ]
  expect(await linesOf((await credit(id, 416, { goods: fee })).number)).toEqual([[255, 416, 85]])
  const half = [{ quantity: 2, cents: 16_782 }]
  expect(await linesOf((await credit(id, 16_782, { goods: half })).number)).toEqual([[255, 16_782, 3409]])
  const rest = await credit(id, totalCents - 416 - 16_782, { goods: 'all' })
  expect(await linesOf(rest.number)).toEqual([[255, 16_782, 3410]])
})

test('the order in which the lines of an invoice go back does not matter', async () => {
  const tyres = [{ quantity: 4, cents: 33_564 }]
  const { id } = await invoiced(ofSharedVat)
  // Rounded separately, the tyres contain 68.20 €, a cent more than their share of the VAT of the invoice.
  expect(await linesOf((await credit(id, 33_564, { goods: tyres })).number)).toEqual([[255, 33_564, 6820]])
  expect(await linesOf((await credit(id, 416, { goods: 'all' })).number)).toEqual([[255, 416, 84]])
})

const piecesOf = async (number: number) => {
  const { rows } = await pool.query(
    `select gross_cents, credited.quantity
     from credit_note_line credited join shop_order_line line on line.id = order_line_id
     where credit_note_number = $1 order by position`,
    [number],
  )
  return rows.map((row) => [row.gross_cents, row.quantity])
}

test('a mere reduction of the price takes no goods back, and a cancellation takes all that are left', async () => {
  const { id, totalCents } = await invoiced()
  expect(await piecesOf((await credit(id, 5456)).number)).toEqual([
    [4600, 0],
    [60, 0],
    [796, 0],
  ])
  const back = [
    { quantity: 1, cents: 11_500 },
    { quantity: 1, cents: 150 },
    { quantity: 0, cents: 0 },
  ]
  expect(await piecesOf((await credit(id, 11_650, { goods: back })).number)).toEqual([
    [11_500, 1],
    [150, 1],
  ])
  const rest = await credit(id, totalCents - 5456 - 11_650, { goods: 'all' })
  expect(await piecesOf(rest.number)).toEqual([
    [29_900, 3],
    [390, 3],
    [7164, 4],
  ])
})

test('a refund has one credit note, however often it is asked for', async () => {
  const { id } = await invoiced()
  const refundId = randomUUID()
  const issued = await Promise.all(Array.from({ length: 5 }, () => credit(id, 100, { refundId })))
  expect(new Set(issued.map(({ number }) => number)).size).toBe(1)
})

test('no more is credited than was paid, also by two at once', async () => {
  const { id, totalCents } = await invoiced()
  const outcomes = await Promise.allSettled([credit(id, totalCents - 50), credit(id, totalCents - 50)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(credit(id, 51)).rejects.toThrow('exceed invoice')
  await credit(id, 50)
})

test('an order without an invoice has no credit note', async () => {
  const { id } = await addPaidOrder(platform)
  await expect(credit(id, 100)).rejects.toThrow('has no invoice')
})

test('invoices and credit notes name the company as it was when each of them was issued', async () => {
  const { id } = await invoiced()
  const rename = (name: string) => pool.query('update company set name = $1', [name])
  await rename('Uusi Rengas Oy')
  const { number } = await credit(id, 1000)
  await rename('Uusin Rengas Oy')
  const invoice = await readInvoice(sql, { orderId: id })
  const note = await readCreditNote(sql, { orderId: id }, number)
  expect([invoice?.seller, note?.seller]).toMatchObject([
    { name: 'Pito Demo Oy', businessId: '1234567-1', iban: 'FI2112345600000785' },
    { name: 'Uusi Rengas Oy', businessId: '1234567-1', iban: 'FI2112345600000785' },
  ])
})

test('without a company nothing is invoiced', async () => {
  const { id } = await addPaidOrder(platform)
  const issuing = sql.transaction(async (tx) => {
    await tx`delete from company`
    return issueInvoice(tx, { orderId: id, paidBy: 'creditcard' }, platform.clock())
  })
  await expect(issuing).rejects.toThrow('"seller"')
})

test('the database refuses what exceeds an invoice, and lines that do not add up', async () => {
  const { id, totalCents, invoiceNumber } = await invoiced()
  const insert = (amount: number, lineCents: number, { quantity = 0, vatCents = 0 } = {}) =>
    sql.transaction(async (tx) => {
      await tx`
        insert into credit_note (number, invoice_number, refund_id, issued_at, amount_cents, seller)
        values (1, ${invoiceNumber}, ${randomUUID()}, ${platform.clock()}, ${amount}, present_seller())`
      await tx`
        insert into credit_note_line select 1, id, ${lineCents}, ${vatCents}, ${quantity} from shop_order_line
        where order_id = ${id} and position = 1`
    })
  await expect(insert(totalCents + 1, totalCents + 1)).rejects.toThrow('exceed invoice')
  await expect(insert(46_001, 46_001)).rejects.toThrow('exceed invoice')
  await expect(insert(500, 500, { quantity: 5 })).rejects.toThrow('exceed invoice')
  await expect(insert(12_000, 12_000, { vatCents: 11_087 })).rejects.toThrow('exceed invoice')
  await expect(insert(500, 499)).rejects.toThrow('do not add up')
})

test('forty credit notes at once get numbers without a gap, although every third transaction rolls back', async () => {
  const orders = await Promise.all(Array.from({ length: 40 }, () => invoiced()))
  await Promise.allSettled(
    orders.map(({ id }, place) =>
      sql.transaction(async (tx) => {
        const refund = {
          ...{ orderId: id, refundId: randomUUID(), amountCents: 1000 + place },
          goods: [{ quantity: 0, cents: 1000 + place }],
        }
        await issueCreditNote(tx, refund, platform.clock())
        if (place % 3 === 0) throw new Error('The provider refused.')
      }),
    ),
  )
  const { rows } = await pool.query<{ number: number }>('select number from credit_note order by number')
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, place) => 900_001 + place))
})

test('a credit note takes the same few statements, whatever is in the order', async () => {
  const line = { type: 'product', name: 'Kuura', quantity: 1, unitCents: 100 } as const
  const small = await invoiced({ lines: [line] })
  const large = await invoiced({ lines: Array.from({ length: 12 }, () => line) })
  const goods = [{ quantity: 0, cents: 50 }]
  // Four statements run between begin and commit.
  expect(await countStatements(() => credit(small.id, 50, { goods }))).toBe(6)
  expect(await countStatements(() => credit(large.id, 50, { goods }))).toBe(6)
})
