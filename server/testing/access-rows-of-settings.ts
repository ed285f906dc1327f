import type { AccessRow } from './access-row.ts'
import { withRight } from './access-statuses.ts'

/** The calls of the back office about settings. */
export const settings: readonly AccessRow[] = [
  { call: 'GET /api/v1/staff/vat-rates', statuses: withRight },
  {
    call: 'POST /api/v1/staff/vat-rates',
    statuses: withRight,
    body: () => ({ valid_from: '2099-01-01', permille: 255 }),
  },
  {
    call: 'DELETE /api/v1/staff/vat-rates/:validFrom',
    statuses: withRight,
    params: () => ({ validFrom: '2099-01-01' }),
  },
]
