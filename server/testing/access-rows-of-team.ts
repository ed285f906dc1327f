import type { AccessRow } from './access-row.ts'
import { staffOnly, withRight } from './access-statuses.ts'

/** The rows of calls for staff and roles. */
export const team: readonly AccessRow[] = [
  { call: 'PUT /api/v1/staff/me/language', statuses: staffOnly, body: () => ({ locale: 'en_GB' }) },
  { call: 'GET /api/v1/staff/members', statuses: withRight },
  { call: 'GET /api/v1/staff/members/:id', statuses: withRight, params: ({ id }) => ({ id }) },
  {
    call: 'POST /api/v1/staff/members',
    statuses: withRight,
    body: () => ({ name: 'New', email: 'new@pito.example', roles: ['owner'] }),
  },
  { call: 'POST /api/v1/staff/members/:id/link', statuses: withRight, params: ({ id }) => ({ id }) },
  {
    call: 'PUT /api/v1/staff/members/:id/roles',
    statuses: withRight,
    params: ({ id }) => ({ id }),
    body: () => ({ roles: ['owner'], version: 1 }),
  },
  { call: 'POST /api/v1/staff/members/:id/deactivate', statuses: withRight, params: ({ id }) => ({ id }) },
  {
    call: 'POST /api/v1/staff/members/:id/restore',
    statuses: withRight,
    params: ({ id }) => ({ id }),
    body: () => ({ roles: ['content'] }),
  },
  {
    call: 'POST /api/v1/staff/members/:id/reset-second-factor',
    statuses: withRight,
    params: ({ id }) => ({ id }),
  },
  { call: 'GET /api/v1/staff/roles', statuses: withRight },
  {
    call: 'POST /api/v1/staff/roles',
    statuses: withRight,
    body: () => ({ title: 'New', rights: ['edit-staff'] }),
  },
  {
    call: 'PUT /api/v1/staff/roles/:role',
    statuses: withRight,
    params: () => ({ role: 'any' }),
    body: () => ({ title: 'New', rights: ['edit-staff'], version: 1 }),
  },
  { call: 'DELETE /api/v1/staff/roles/:role', statuses: withRight, params: () => ({ role: 'any' }) },
]
