import type { AccessRow, Helmis } from './access-row.ts'
import { nothing, withRight } from './access-statuses.ts'

const byId = ({ id }: Helmis) => ({ id })
const contact = {
  email: 'other@example.fi',
  salutation: 'mr',
  first_name: 'Other',
  last_name: 'Person',
  country_code: '358',
  contact_number: '0401234567',
  locale: 'en_GB',
}

/** The calls of the back office about customers. */
export const customers: readonly AccessRow[] = [
  { call: 'GET /api/v1/staff/customers', statuses: withRight },
  { call: 'GET /api/v1/staff/customers/:id', statuses: withRight, params: byId },
  { call: 'GET /api/v1/staff/customers/:id/activity', statuses: withRight, params: byId },
  {
    call: 'PUT /api/v1/staff/customers/:id',
    statuses: withRight,
    params: byId,
    body: () => ({ ...contact, version: 1 }),
  },
  {
    call: 'PUT /api/v1/staff/customers/:id/permissions',
    statuses: withRight,
    params: byId,
    body: () => ({ permissions: ['orders'], version: 1 }),
  },
  { call: 'POST /api/v1/staff/customers/:id/end-sessions', statuses: withRight, params: byId, body: nothing },
  {
    call: 'POST /api/v1/staff/customers/:id/password-link',
    statuses: withRight,
    params: byId,
    body: nothing,
  },
  {
    call: 'POST /api/v1/staff/customers/:id/notes',
    statuses: withRight,
    params: byId,
    body: () => ({ body: 'She prefers the phone.' }),
  },
  { call: 'GET /api/v1/staff/customers/:id/erasure', statuses: withRight, params: byId },
  {
    call: 'POST /api/v1/staff/customers/:id/data',
    statuses: withRight,
    params: byId,
    body: () => ({ identified_by: 'called-back' }),
  },
  {
    call: 'POST /api/v1/staff/customers/:id/erase',
    statuses: withRight,
    params: byId,
    body: () => ({ identified_by: 'called-back', reason: 'By letter', confirmed: true }),
  },
]
