import { isPassword, rulesUnmet } from '@pito/contracts/values/password'
import type { LogInWords } from './log-in-words.ts'

const texts = [
  ['missingName', ['first_name', 'last_name']],
  ['missingNumber', ['contact_number']],
  ['missingEmail', ['email']],
] as const

/** Returns what a registration still lacks, as keys of the page's texts. The page lists it below the button. */
export function missingIn(values: FormData): (keyof LogInWords)[] {
  const text = (name: string) => String(values.get(name) ?? '').trim()
  const password = String(values.get('password') ?? '')
  const unmet = rulesUnmet(password)
  const isCompany = text('is_company_user') === '1'
  const ofPassword = unmet.length === 0 && !isPassword(password) ? (['tooLong'] as const) : unmet
  return [
    ...(isCompany && !text('company_name') ? (['missingCompany'] as const) : []),
    ...texts.flatMap(([word, names]) => (names.every(text) ? [] : [word])),
    ...ofPassword,
    ...(values.get('confirm_password') === password ? [] : (['missingConfirm'] as const)),
    ...(text('captcha') ? [] : (['missingCaptcha'] as const)),
    ...(values.has('terms') ? [] : (['missingTerms'] as const)),
  ]
}
