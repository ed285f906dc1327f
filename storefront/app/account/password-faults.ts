import { accountSentences as s } from '@pito/contracts/values/account-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import { isPassword } from '@pito/contracts/values/password'

export interface NewPassword {
  readonly password: string
  /** The same again. */
  readonly confirmed: string
}

/** As typed, blanks included: they count. */
export function newPasswordIn(form: FormData): NewPassword {
  return {
    password: String(form.get('password') ?? ''),
    confirmed: String(form.get('confirm_password') ?? ''),
  }
}

/** One sentence for each field that is wrong. The registration has words of its own for two that differ. */
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

/** Whether a form may be sent: both filled in, alike and by the rules. */
export function isNewPassword({ password, confirmed }: NewPassword): boolean {
  return isPassword(password) && confirmed === password
}
