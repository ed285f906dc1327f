import { expect, test } from 'vitest'
import { addPaidOrder, addWhatIsSold } from '../../../testing/add-paid-order.ts'
import { countStatements } from '../../../testing/count-statements.ts'
import { testPlatform } from '../../../testing/test-platform.ts'
import { issueInvoice } from './issue-invoice.ts'

const platform = await testPlatform()
const { sql, pool } = platform
await addWhatIsSold(platform)

const issue = (orderId: string) =>
  sql.transaction((tx) => issueInvoice(tx, { orderId, paidBy: 'bank' }, platform.clock()))
const numbers = async () => (await pool.query('select number from invoice order by number')).rows
const isWithoutGap = (rows: readonly { number: number }[]) =>
  rows.every(({ number }, place) => number === 100_001 + place)

test('a paid order gets the next number, with its total, its time and the seller of the day', async () => {
  const { id, totalCents } = await addPaidOrder(platform)
  expect(await issue(id)).toEqual({ number: 100_001 })
  const { rows } = await pool.query('select * from invoice')
  expect(rows).toEqual([
    {
      number: 100_001,
      order_id: id,
      issued_at: platform.clock(),
      paid_by: 'bank',
      total_cents: totalCents,
      fitted_at: new Date('2026-11-24T07:00:00Z'),
      seller: expect.objectContaining({ name: 'Pito Demo Oy', businessId: '1234567-1' }),
    },
  ])
})

test('asked for again, also at the same moment, it is the same invoice', async () => {
  const { id } = await addPaidOrder(platform)
  const issued = await Promise.all(Array.from({ length: 6 }, () => issue(id)))
  expect(new Set(issued.map(({ number }) => number)).size).toBe(1)
  expect(await issue(id)).toEqual(issued[0])
  expect(isWithoutGap(await numbers())).toBe(true)
})

test('what is not paid has no invoice', async () => {
  const { id } = await addPaidOrder(platform, { order: { order_status: 'unpaid' } })
  await expect(issue(id)).rejects.toThrow('before it is paid')
})

test('forty orders at once get numbers without a gap, although every third transaction rolls back', async () => {
  const orders = await Promise.all(Array.from({ length: 40 }, () => addPaidOrder(platform)))
  const before = (await numbers()).length
  await Promise.allSettled(
    orders.map(({ id }, place) =>
      sql.transaction(async (tx) => {
        await issueInvoice(tx, { orderId: id, paidBy: 'klarna' }, platform.clock())
        if (place % 3 === 0) throw new Error('The payment was none after all.')
      }),
    ),
  )
  const after = await numbers()
  expect(after.length - before).toBe(26)
  expect(isWithoutGap(after)).toBe(true)
  await Promise.all(orders.map(({ id }) => issue(id)))
  expect((await numbers()).length - before).toBe(40)
  expect(isWithoutGap(await numbers())).toBe(true)
})

test('an invoice takes the same few statements, whatever is in the order', async () => {
  const line = { type: 'product', name: 'Kuura', quantity: 1, unitCents: 100 } as const
  const small = await addPaidOrder(platform, { lines: [line] })
  const large = await addPaidOrder(platform, { lines: Array.from({ length: 12 }, () => line) })
  // Three statements run between begin and commit.
  expect(await countStatements(() => issue(small.id))).toBe(5)
  expect(await countStatements(() => issue(large.id))).toBe(5)
})

test.each(['update invoice set total_cents = 1', 'delete from invoice', 'truncate invoice cascade'])(
  'an invoice is a voucher: %s is refused',
  async (statement) => {
    await expect(pool.query(statement)).rejects.toThrow('never changed')
  },
)
