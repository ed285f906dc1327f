import { randomInt, randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Values } from './insert-row.ts'
import { insertRow } from './insert-row.ts'

const nothing = {
  goods_cents: 0,
  services_cents: 0,
  delivery_cents: 0,
  discount_cents: 0,
  vat_cents: 0,
  total_cents: 0,
}

/** Inserts an order without lines, for tests of rows that belong to an order. Returns its id. */
export async function insertUnpaidOrder(pool: pg.Pool, values: Values = {}): Promise<string> {
  const id = randomUUID()
  const at = '2026-11-20T10:00:00Z'
  await insertRow(pool, 'shop_order', {
    ...{ id, order_number: String(randomInt(1_000_000_000, 9_999_999_999)), locale: 'fi_FI', fitting: false },
    ...{ created_at: at, changed_at: at, ...nothing, ...values },
  })
  return id
}
