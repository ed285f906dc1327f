import type { Statuses } from './access-row.ts'

export const ownOnly: Statuses = [401, 404, 401, 200]
export const customersOnly: Statuses = [401, 200, 401, 200]
/**
 * For routes that need the permission to download. The second caller, a customer other than the owner, does not have
 * it and gets 403.
 */
export const withPermission: Statuses = [401, 403, 401, 200]
export const inPersonOnly: Statuses = [401, 422, 401, 403]
export const staffOnly: Statuses = [401, 403, 200, 403]
export const withRight: Statuses = [401, 403, 403, 403]
export const nothing = () => ({})
export const personDetails = {
  address_type: 0,
  first_name: 'Somebody',
  last_name: 'Else',
  contact_number: '0401234567',
  address_line_1: 'Muualla 1',
  zipcode: '00100',
  city: 'Helsinki',
  country_id: 73,
}
