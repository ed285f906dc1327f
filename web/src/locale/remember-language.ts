import type { Locale } from '@pito/contracts/values/locale'
import { setOpenCookie } from '../boot/open-cookie.ts'

/** An address that names the language is a choice too. Such pages are the same for everyone, so they set no cookie. */
export function rememberLanguage(locale: Locale): void {
  if (!document.cookie.includes(`locale=${locale}`)) setOpenCookie('locale', locale)
}
