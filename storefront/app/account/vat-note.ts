import { accountSentences } from '@pito/contracts/values/account-sentences'
import { isCompanyVatNumber } from '@pito/contracts/values/company-id'
import type { Locale } from '@pito/contracts/values/locale'

/**
 * Returns a note about an unusual VAT number, or undefined if the number is usual or empty. An unusual number is
 * rejected only when a company orders, because companies abroad have numbers in other formats.
 */
export function vatNote(number: string, locale: Locale): string | undefined {
  const isUnusual = number.trim() !== '' && !isCompanyVatNumber(number)
  return isUnusual ? accountSentences.companyVatNumberUnusual[locale] : undefined
}
