import type { AccessRow } from './access-row.ts'
import { withRight } from './access-statuses.ts'

const one = () => ({ id: '1' })

const brand = { name: 'Kuura' }
const model = {
  brand_id: 1,
  name: 'Tuisku',
  season_id: 1,
  vehicle_kind: 'car',
  tyre_class: 'C1',
  segment: 'mid',
}

/** The calls of the back office about brands and models. */
const names: readonly AccessRow[] = [
  { call: 'GET /api/v1/staff/brands', statuses: withRight },
  { call: 'GET /api/v1/staff/brands/:id', statuses: withRight, params: one },
  { call: 'POST /api/v1/staff/brands', statuses: withRight, body: () => brand },
  {
    call: 'PUT /api/v1/staff/brands/:id',
    statuses: withRight,
    params: one,
    body: () => ({ ...brand, version: 1 }),
  },
  {
    call: 'POST /api/v1/staff/brands/:id/archive',
    statuses: withRight,
    params: one,
    body: () => ({ archived: true, version: 1 }),
  },
  { call: 'DELETE /api/v1/staff/brands/:id', statuses: withRight, params: one },
  { call: 'GET /api/v1/staff/models', statuses: withRight },
  { call: 'GET /api/v1/staff/models/:id', statuses: withRight, params: one },
  { call: 'POST /api/v1/staff/models', statuses: withRight, body: () => model },
  {
    call: 'PUT /api/v1/staff/models/:id',
    statuses: withRight,
    params: one,
    body: () => ({ ...model, version: 1 }),
  },
  {
    call: 'POST /api/v1/staff/models/:id/archive',
    statuses: withRight,
    params: one,
    body: () => ({ archived: true, version: 1 }),
  },
  { call: 'DELETE /api/v1/staff/models/:id', statuses: withRight, params: one },
  { call: 'GET /api/v1/staff/live', statuses: withRight },
  { call: 'GET /api/v1/staff/unreadable-articles', statuses: withRight },
  { call: 'GET /api/v1/staff/models/:id/pictures', statuses: withRight, params: one },
  {
    call: 'PUT /api/v1/staff/models/:id/pictures',
    statuses: withRight,
    params: one,
    body: () => ({ pictures: [], version: 1 }),
  },
]

/** The calls of the back office about articles, stock and prices. */
export const goods: readonly AccessRow[] = [
  ...names,
  { call: 'GET /api/v1/staff/articles', statuses: withRight },
  { call: 'GET /api/v1/staff/articles/:id', statuses: withRight, params: one },
  {
    call: 'POST /api/v1/staff/articles',
    statuses: withRight,
    body: () => ({ model_id: 1, size: '205/55R16 91V' }),
  },
  {
    call: 'PUT /api/v1/staff/articles/:id',
    statuses: withRight,
    params: one,
    body: () => ({ model_id: 1, size: '205/55R16 91V', version: 1 }),
  },
  {
    call: 'POST /api/v1/staff/articles/:id/state',
    statuses: withRight,
    params: one,
    body: () => ({ state: 'off-sale', version: 1 }),
  },
  { call: 'DELETE /api/v1/staff/articles/:id', statuses: withRight, params: one },
  { call: 'GET /api/v1/staff/prices', statuses: withRight },
  { call: 'GET /api/v1/staff/articles/:id/prices', statuses: withRight, params: one },
  {
    call: 'GET /api/v1/staff/bulk-prices',
    statuses: withRight,
    query: () => ({ change: 'percent', value: '300' }),
  },
  {
    call: 'POST /api/v1/staff/prices',
    statuses: withRight,
    body: () => ({ origin: 'grid', rows: [{ id: 1, before_cents: 9900, price_cents: 8900 }] }),
  },
  { call: 'GET /api/v1/staff/imports', statuses: withRight },
  {
    call: 'POST /api/v1/staff/imports',
    statuses: withRight,
    body: () => ({ kind: 'prices', file_name: 'prices.csv', bytes: 10 }),
  },
  { call: 'GET /api/v1/staff/imports/:id', statuses: withRight, params: one },
  { call: 'GET /api/v1/staff/imports/:id/preview', statuses: withRight, params: one },
  {
    call: 'POST /api/v1/staff/imports/:id/dry-run',
    statuses: withRight,
    params: one,
    body: () => ({ columns: [] }),
  },
  { call: 'GET /api/v1/staff/imports/:id/rows', statuses: withRight, params: one },
  {
    call: 'POST /api/v1/staff/imports/:id/ticks',
    statuses: withRight,
    params: one,
    body: () => ({ numbers: [1] }),
  },
  { call: 'POST /api/v1/staff/imports/:id/run', statuses: withRight, params: one },
  { call: 'POST /api/v1/staff/imports/:id/cancel', statuses: withRight, params: one },
  {
    call: 'POST /api/v1/staff/bulk-actions',
    statuses: withRight,
    body: () => ({ action: 'articles-off-sale' }),
  },
]
