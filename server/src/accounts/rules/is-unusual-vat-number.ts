import { isCompanyVatNumber } from '@pito/contracts/values/company-id'

/**
 * The result is a warning rather than a refusal, because companies abroad have other formats. Buying as a company
 * requires a Finnish number.
 */
export function isUnusualVatNumber(number: string | null): boolean {
  return number !== null && !isCompanyVatNumber(number)
}
