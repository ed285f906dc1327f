import { isCompanyVatNumber } from '@pito/contracts/values/company-id'

/**
 * Returns whether a VAT number differs from the Finnish format. The account only warns about such a number, because
 * companies abroad have other formats. Buying as a company requires a Finnish number.
 */
export function isUnusualVatNumber(number: string | null): boolean {
  return number !== null && !isCompanyVatNumber(number)
}
