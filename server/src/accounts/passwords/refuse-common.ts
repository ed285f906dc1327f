import { accountSentences } from '@pito/contracts/values/account-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import { isCommonPassword } from '../../platform/passwords/is-common-password.ts'
import { refuse } from '../../platform/refuse.ts'
import type { Customer } from '../store.ts'

export function refuseCommon(locale: Locale, password: string, own: readonly (string | null)[]): void {
  if (isCommonPassword(password, own))
    refuse('not-valid', { errors: { password: [accountSentences.passwordCommon[locale]] } })
}

/** Returns the customer's own names and e-mail address, because attackers try these first. */
export function ownWordsOf({ email, firstName, lastName, companyName }: Customer): (string | null)[] {
  return [email, firstName, lastName, companyName]
}
