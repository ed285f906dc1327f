import { accountSentences as s } from '@pito/contracts/values/account-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import { isPassword } from '@pito/contracts/values/password'

export interface NewPassword {
  readonly password: string
  /** The password as repeated in the second field. */
  readonly confirmed: string
}

/** Reads both passwords exactly as typed: leading and trailing blanks are part of a password. */
export function newPasswordIn(form: FormData): NewPassword {
  return {
    password: String(form.get('password') ?? ''),
    confirmed: String(form.get('confirm_password') ?? ''),
  }
}

/**
 * Returns one sentence for each field that is wrong. The registration passes its own sentence for passwords that
 * differ.
 */
export function passwordFaults(
  { password, confirmed }: NewPassword,
  locale: Locale,
  differ: Readonly<Record<Locale, string>> = s.passwordsDiffer,
) {
  const missing = confirmed === '' ? s.confirmPasswordMissing[locale] : null
  return {
    password: isPassword(password) ? null : s.passwordRules[locale],
    confirm_password: missing ?? (confirmed === password ? null : differ[locale]),
  }
}

/** Whether the form may be sent: the password meets the rules and is repeated correctly. */
export function isNewPassword({ password, confirmed }: NewPassword): boolean {
  return isPassword(password) && confirmed === password
}
