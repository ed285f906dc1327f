import { saveCompany } from '@pito/contracts/staff-company'
import { changeDeliverySettings } from '@pito/contracts/staff-delivery'
import type { AccessRow } from './access-row.ts'
import { withRight } from './access-statuses.ts'

const company = () => ({ ...saveCompany.example })
const delivery = () => ({ ...changeDeliverySettings.example })

/** The calls of the back office about settings. */
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
