import type { StaffCompany } from '@pito/contracts/staff-company'
import { ibanShown } from '@pito/contracts/values/iban'

export const companyFieldNames = [
  'shop_name',
  'name',
  'business_id',
  'street',
  'postcode',
  'town',
  'iban',
  'bic',
  'phone',
  'service_email',
  'hours_fi',
  'hours_en',
  'order_email',
] as const
export type CompanyFieldName = (typeof companyFieldNames)[number]

/** Returns the texts of the form's fields for the stored company. */
export function valuesOfCompany({
  version: _,
  logo: __,
  ...company
}: StaffCompany): Record<CompanyFieldName, string> {
  return { ...company, iban: ibanShown(company.iban) }
}
