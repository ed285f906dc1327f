import type { AccessRow } from './access-row.ts'
import { withRight } from './access-statuses.ts'

const one = () => ({ id: '1' })
const aReceipt = { supplier: 'Rengas Oy', delivery_note: 'L-1', delivered_on: '2026-11-20' }

/** The calls of the back office about stock and goods receipts. */
export const stock: readonly AccessRow[] = [
  { call: 'GET /api/v1/staff/stock', statuses: withRight },
  { call: 'GET /api/v1/staff/stock/:id', statuses: withRight, params: one },
  { call: 'GET /api/v1/staff/stock/:id/changes', statuses: withRight, params: one },
  {
    call: 'POST /api/v1/staff/stock/:id/corrections',
    statuses: withRight,
    params: one,
    body: () => ({
      ...{ week: '0726', quantity: 1, quantity_at_opening: 1, reason: 'counted' },
      opened_at: '2026-11-20T10:00:00Z',
    }),
  },
  { call: 'GET /api/v1/staff/goods-receipts', statuses: withRight },
  { call: 'GET /api/v1/staff/goods-receipts/:id', statuses: withRight, params: one },
  { call: 'POST /api/v1/staff/goods-receipts', statuses: withRight, body: () => aReceipt },
  {
    call: 'PUT /api/v1/staff/goods-receipts/:id',
    statuses: withRight,
    params: one,
    body: () => ({ ...aReceipt, version: 1 }),
  },
  { call: 'DELETE /api/v1/staff/goods-receipts/:id', statuses: withRight, params: one },
  {
    call: 'POST /api/v1/staff/goods-receipts/:id/lines',
    statuses: withRight,
    params: one,
    body: () => ({ ean: '2000000000015', quantity: 4, week: '3125', purchase_cents: 6120 }),
  },
  {
    call: 'DELETE /api/v1/staff/goods-receipts/:id/lines/:lineId',
    statuses: withRight,
    params: () => ({ id: '1', lineId: '1' }),
  },
  {
    call: 'POST /api/v1/staff/goods-receipts/:id/receive',
    statuses: withRight,
    params: one,
    body: () => ({ version: 1 }),
  },
]
