import { saveCompany } from '@pito/contracts/staff-company'
import { changeDeliverySettings } from '@pito/contracts/staff-delivery'
import { createPromoCode } from '@pito/contracts/staff-promo-codes'
import type { AccessRow } from './access-row.ts'
import { withRight } from './access-statuses.ts'

const one = () => ({ id: '1' })
const aPromoCode = {
  ...createPromoCode.example,
  ...{ discount_cents: null, valid_until: null, minimum_cents: null, uses_in_all: null, uses_each: null },
  ...{ active: true, note: '' },
}
const company = () => ({ ...saveCompany.example })
const delivery = () => ({ ...changeDeliverySettings.example })

/** The calls of the back office about settings and promo codes. */
export const settings: readonly AccessRow[] = [
  { call: 'GET /api/v1/staff/vat-rates', statuses: withRight },
  {
    call: 'POST /api/v1/staff/vat-rates',
    statuses: withRight,
    body: () => ({ kind: 'products', valid_from: '2099-01-01', permille: 255 }),
  },
  {
    call: 'DELETE /api/v1/staff/vat-rates/:kind/:validFrom',
    statuses: withRight,
    params: () => ({ kind: 'products', validFrom: '2099-01-01' }),
  },
  { call: 'GET /api/v1/staff/promo-codes', statuses: withRight },
  { call: 'GET /api/v1/staff/promo-codes/examples', statuses: withRight },
  { call: 'GET /api/v1/staff/promo-codes/:id', statuses: withRight, params: one },
  { call: 'GET /api/v1/staff/promo-codes/:id/usage', statuses: withRight, params: one },
  { call: 'GET /api/v1/staff/promo-codes/:id/uses', statuses: withRight, params: one },
  { call: 'POST /api/v1/staff/promo-codes', statuses: withRight, body: () => aPromoCode },
  {
    call: 'PUT /api/v1/staff/promo-codes/:id',
    statuses: withRight,
    params: one,
    body: () => ({ ...aPromoCode, version: 1 }),
  },
  { call: 'GET /api/v1/staff/settings/company', statuses: withRight },
  { call: 'PUT /api/v1/staff/settings/company', statuses: withRight, body: company },
  { call: 'DELETE /api/v1/staff/settings/company/logo', statuses: withRight },
  { call: 'GET /api/v1/staff/settings/delivery', statuses: withRight },
  { call: 'POST /api/v1/staff/settings/delivery', statuses: withRight, body: delivery },
  {
    call: 'PUT /api/v1/staff/settings/delivery/:id',
    statuses: withRight,
    params: () => ({ id: '1' }),
    body: delivery,
  },
  {
    call: 'DELETE /api/v1/staff/settings/delivery/:id',
    statuses: withRight,
    params: () => ({ id: '1' }),
  },
]
