import { insertRow } from '../../../../testing/insert-row.ts'
import { insertUnpaidOrder } from '../../../../testing/insert-unpaid-order.ts'
import { testDatabase } from '../../../../testing/test-database.ts'
import type { Database } from '../../../platform/database/database.ts'
import { noNetwork } from '../../../platform/limits/network-hash.ts'
import { addSmallCatalogue, addTyre } from '../../testing/add-tyre.ts'
import { reserveStock } from '../reserve-stock.ts'
import { returnStock } from '../return-stock.ts'
import { takeStock } from '../take-stock.ts'

export const noon = new Date('2026-11-20T10:00:00Z')
export const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

/**
 * Opens a shop with the tyres 1 to 3 and the batches that a test adds. Orders reserve for half an hour unless a test
 * says otherwise.
 */
export async function stockShop() {
  const database = await testDatabase()
  const { pool } = database
  await addSmallCatalogue(pool)
  for (const number of [1, 2, 3]) await addTyre(pool, number, { load_index: 90 + number })
  return { ...database, ...callsTo(database), ...readersOf(database), ...peopleOf(database) }
}

function callsTo({ sql }: Database) {
  type Tyres = Record<number, number>
  const listed = (tyres: Tyres) =>
    Object.entries(tyres).map(([tyreId, quantity]) => ({ tyreId: Number(tyreId), quantity }))
  return {
    reserve: (orderId: string, tyres: Tyres, { now = noon, until = minutesLater(30) } = {}) =>
      sql.transaction(async (tx) => {
        await tx`
          insert into reservation (order_id, network_hash, reserved_at, expires_at)
          values (${orderId}, ${noNetwork}, ${now}, ${until})`
        const short = await reserveStock(tx, { orderId, tyres: listed(tyres) }, now)
        if (short !== null) await tx`delete from reservation where order_id = ${orderId}`
        return short
      }),
    take: (orderId: string, tyres: Tyres, now = noon) =>
      sql.transaction((tx) => takeStock(tx, { orderId, tyres: listed(tyres) }, now)),
    giveBack: (orderId: string, tyreId: number, quantity: number) =>
      sql.transaction((tx) => returnStock(tx, { orderId, tyreId, quantity }, noon)),
  }
}

function readersOf({ pool }: Database) {
  const column = async (text: string, values: unknown[] = []) =>
    (await pool.query({ text, values, rowMode: 'array' })).rows.map(([value]) => value)
  return {
    column,
    available: async (tyreId: number) =>
      (await column('select available from tyre_stock where tyre_id = $1', [tyreId]))[0],
    /** Returns the stock of each production week, the oldest first. */
    weeks: (tyreId: number) =>
      column('select quantity from stock_batch where tyre_id = $1 order by dot_year, dot_week', [tyreId]),
    reservedFor: (orderId: string) =>
      column('select quantity from reserved_tyre where order_id = $1 order by tyre_id', [orderId]),
  }
}

function peopleOf({ pool }: Database) {
  return {
    newOrder: () => insertUnpaidOrder(pool),
    /** Replaces all batches with production weeks 10, 11, … of 2026 and these quantities. */
    async stock(tyreId: number, ...quantities: number[]): Promise<void> {
      await pool.query('delete from reserved_tyre where tyre_id = $1', [tyreId])
      await pool.query('delete from stock_batch where tyre_id = $1', [tyreId])
      for (const [index, quantity] of quantities.entries())
        await insertRow(pool, 'stock_batch', {
          tyre_id: tyreId,
          dot_year: 2026,
          dot_week: 10 + index,
          quantity,
        })
    },
  }
}
