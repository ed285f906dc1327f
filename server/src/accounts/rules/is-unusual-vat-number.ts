import { isCompanyVatNumber } from '@pito/contracts/values/company-id'

/** A warning rather than a refusal: foreign companies have other numbers. Buying as a company requires a Finnish one. */
export function isUnusualVatNumber(number: string | null): boolean {
  return number !== null && !isCompanyVatNumber(number)
}
