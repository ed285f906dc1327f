import type { AccessRow, Helmis } from './access-row.ts'
import { customers } from './access-rows-of-customers.ts'
import { goods } from './access-rows-of-goods.ts'
import { settings } from './access-rows-of-settings.ts'
import { stock } from './access-rows-of-stock.ts'
import { team } from './access-rows-of-team.ts'
import { nothing, staffOnly, withRight } from './access-statuses.ts'

const newPasskey = () => ({
  passkey: {
    id: 'AA',
    rawId: 'AA',
    type: 'public-key',
    response: { clientDataJSON: 'e30', attestationObject: 'oA' },
  },
})
const byRequest = ({ partnerRequestId }: Helmis) => ({ id: partnerRequestId })
const anyMail = () => ({ id: '0b6f0a52-6f2e-4a1c-9c55-5c1a4d1f0c99' })
const tried = { password: 'Helmin-salasana-1!' }

/** The calls of the back office about staff, customers and orders. */
export const staff: readonly AccessRow[] = [
  { call: 'GET /api/v1/staff/me', statuses: staffOnly },
  { call: 'GET /api/v1/staff/start', statuses: staffOnly },
  { call: 'GET /api/v1/staff/second-factor', statuses: staffOnly },
  { call: 'POST /api/v1/staff/second-factor/passkey-options', statuses: staffOnly, body: nothing },
  {
    call: 'POST /api/v1/staff/second-factor',
    statuses: [401, 403, 422, 403],
    body: () => ({ code: '123456' }),
  },
  { call: 'POST /api/v1/staff/second-factor/app', statuses: withRight, body: nothing },
  {
    call: 'POST /api/v1/staff/second-factor/app/confirm',
    statuses: withRight,
    body: () => ({ code: '123456' }),
  },
  { call: 'POST /api/v1/staff/second-factor/passkeys/options', statuses: withRight, body: nothing },
  { call: 'POST /api/v1/staff/second-factor/passkeys', statuses: withRight, body: newPasskey },
  {
    call: 'DELETE /api/v1/staff/second-factor/passkeys/:id',
    statuses: withRight,
    params: () => ({ id: '0b6f0a52-6f2e-4a1c-9c55-5c1a4d1f0c99' }),
  },
  {
    call: 'POST /api/v1/staff/second-factor/recovery-codes',
    statuses: withRight,
    body: nothing,
  },
  {
    call: 'POST /api/v1/staff/change-password',
    statuses: [401, 403, 422, 403],
    body: () => ({ oldpassword: tried.password, password: 'Toinen-salasana-2!' }),
  },
  {
    call: 'POST /api/v1/get-customer-portal-users',
    statuses: withRight,
    body: () => ({ search: 'Lumijokela' }),
  },
  { call: 'GET /api/v1/fetchcustomer/:id', statuses: withRight, params: ({ id }) => ({ id }) },
  {
    call: 'POST /api/v1/staff/customers',
    statuses: withRight,
    body: () => ({
      email: 'new@example.fi',
      first_name: 'New',
      last_name: 'Person',
      contact_number: '0401234567',
    }),
  },
  {
    call: 'POST /api/v1/act-as-customer',
    statuses: withRight,
    body: ({ id }) => ({ customer_id: id, reason: 'She called' }),
  },
  ...customers,
  { call: 'GET /api/v1/staff/partner-requests', statuses: withRight },
  { call: 'GET /api/v1/staff/partner-requests/:id', statuses: withRight, params: byRequest },
  {
    call: 'PUT /api/v1/staff/partner-requests/:id',
    statuses: withRight,
    params: byRequest,
    body: () => ({ version: 1, status: 'contacted', assignee_id: null }),
  },
  {
    call: 'POST /api/v1/staff/partner-requests/:id/notes',
    statuses: withRight,
    params: byRequest,
    body: () => ({ text: 'A note' }),
  },
  {
    call: 'POST /api/v1/staff/partner-requests/:id/replies',
    statuses: withRight,
    params: byRequest,
    body: () => ({ version: 1, template: 'questions', text: 'A reply' }),
  },
  { call: 'GET /api/v1/staff/settings/partners', statuses: withRight },
  {
    call: 'PUT /api/v1/staff/settings/partners',
    statuses: withRight,
    body: () => ({ version: 1, erase_after_months: 24 }),
  },
  { call: 'GET /api/v1/staff/mails', statuses: withRight },
  { call: 'GET /api/v1/staff/mails/:id', statuses: withRight, params: anyMail },
  { call: 'POST /api/v1/staff/mail-retries', statuses: withRight, body: () => ({ ids: null }) },
  {
    call: 'POST /api/v1/staff/mails/:id/copies',
    statuses: withRight,
    params: anyMail,
    body: () => ({ recipient: 'helmi@example.fi' }),
  },
  { call: 'GET /api/v1/staff/reviews', statuses: withRight },
  { call: 'GET /api/v1/staff/reviews/:id', statuses: withRight, params: () => ({ id: 'any' }) },
  {
    call: 'POST /api/v1/staff/reviews/:id/publish',
    statuses: withRight,
    params: () => ({ id: 'any' }),
    body: () => ({ version: 1 }),
  },
  {
    call: 'POST /api/v1/staff/reviews/:id/reject',
    statuses: withRight,
    params: () => ({ id: 'any' }),
    body: () => ({ version: 1, reason: 'insulting' }),
  },
  { call: 'GET /api/v1/acting', statuses: [200, 200, 200, 200] },
  { call: 'POST /api/v1/leave-customer', statuses: [200, 200, 200, 200], body: nothing },
  {
    call: 'GET /api/v1/staff/list-views/:list',
    statuses: staffOnly,
    params: () => ({ list: 'articles' }),
  },
  {
    call: 'PUT /api/v1/staff/list-views/:list',
    statuses: staffOnly,
    params: () => ({ list: 'articles' }),
    body: () => ({ columns: [{ key: 'name', shown: false, width: 120 }] }),
  },
  {
    call: 'GET /api/v1/staff/history/:kind/:id',
    statuses: withRight,
    params: () => ({ kind: 'article', id: '1' }),
  },
  { call: 'POST /api/v1/staff/logout', statuses: staffOnly, body: nothing },
  ...goods,
  ...stock,
  ...settings,
  ...team,
]
