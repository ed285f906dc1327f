import type { StaffCompany } from '@pito/contracts/staff-company'
import { ibanShown } from '@pito/contracts/values/iban'

export const companyFieldNames = [
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
] as const
export type CompanyFieldName = (typeof companyFieldNames)[number]

/** Returns the texts of the form's fields for the stored company. */
export function valuesOfCompany({ version: _, ...company }: StaffCompany): Record<CompanyFieldName, string> {
  return { ...company, iban: ibanShown(company.iban) }
}
