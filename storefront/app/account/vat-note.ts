import { accountSentences } from '@pito/contracts/values/account-sentences'
import { isCompanyVatNumber } from '@pito/contracts/values/company-id'
import type { Locale } from '@pito/contracts/values/locale'

/**
 * An unusual VAT number is only remarked on, not refused, until a company orders: companies abroad have other formats.
 */
export function vatNote(number: string, locale: Locale): string | undefined {
  const isUnusual = number.trim() !== '' && !isCompanyVatNumber(number)
  return isUnusual ? accountSentences.companyVatNumberUnusual[locale] : undefined
}
