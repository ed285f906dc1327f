import pg from 'pg'
import { addPoint } from '../../src/booking/testing/add-point.ts'
import { addSmallCatalogue, addTyre } from '../../src/catalogue/testing/add-tyre.ts'
import { insertRow } from '../insert-row.ts'
import { queueTable } from './jobs-on-command.ts'

/**
 * The stock of the small world. There is so little of everything that buyers compete: three tyres of two production
 * weeks each, one bay, and one use of a promo code.
 */
export const batches = [
  { tyreId: 1, week: 10, quantity: 4 },
  { tyreId: 1, week: 20, quantity: 4 },
  { tyreId: 2, week: 10, quantity: 2 },
  { tyreId: 2, week: 20, quantity: 6 },
  { tyreId: 3, week: 10, quantity: 4 },
  { tyreId: 3, week: 20, quantity: 2 },
]
export const names = ['Aino', 'Veikko', 'Maija']
/** The index of Veikko, who buys for a company. A company has no right of withdrawal. */
export const company = 1
export const promoCode = 'KERRAN'
export const points = { calendar: 1, phone: 2 }
export const staffId = '0b6f0a52-6f2e-4a1c-9c55-5c1a4d1f0b09'
export const startOfYear = Date.parse('2027-01-04T08:00:00Z')

export async function fillSmallWorld(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  await addSmallCatalogue(pool)
  await pool.query("insert into recycling_fee values ('C1', '2020-01-01', 220)")
  await addTyre(pool, 1, { price_cents: 11_290 })
  await addTyre(pool, 2, { load_index: 91, price_cents: 9990, recycling_fee_included: false })
  await addTyre(pool, 3, { load_index: 90, price_cents: 13_333 })
  for (const { tyreId, week, quantity } of batches)
    await insertRow(pool, 'stock_batch', { tyre_id: tyreId, dot_year: 2026, dot_week: week, quantity })
  // Only the point that is called by phone has the tyres already, so the arrival of the tyres counts for the other one.
  await addPoint(pool, { row: { holds_own_stock: false } })
  await addPoint(pool, { slug: 'soittopaja', row: { company_name: 'Soittopaja', has_calendar: false } })
  const code = { code: promoCode, discount_permille: 100, valid_from: '2026-01-01', uses_in_all: 1 }
  await insertRow(pool, 'promo_code', code)
  const created_at = new Date(startOfYear).toISOString()
  await insertRow(pool, 'staff', { id: staffId, email: 'outi@pito.example', name: 'Outi', created_at })
  await pool.query('insert into staff_has_role values ($1, $2)', [staffId, 'owner'])
  await pool.query(queueTable)
  await pool.end()
}
