import { accountSentences as s } from '@pito/contracts/values/account-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import { isPassword } from '@pito/contracts/values/password'

export interface NewPassword {
  readonly password: string
  /** The password that was typed into the second field. */
  readonly confirmed: string
}

/** Reads both passwords exactly as they were typed, because leading and trailing spaces are part of a password. */
export function newPasswordIn(form: FormData): NewPassword {
  return {
    password: String(form.get('password') ?? ''),
    confirmed: String(form.get('confirm_password') ?? ''),
  }
}

/** Returns an error for each invalid field. The registration passes its own text for passwords that differ. */
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

/** True if the password meets the rules and was repeated correctly, so that the form can be sent. */
export function isNewPassword({ password, confirmed }: NewPassword): boolean {
  return isPassword(password) && confirmed === password
}
