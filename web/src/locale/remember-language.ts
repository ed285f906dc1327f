import type { Locale } from '@pito/contracts/values/locale'
import { setOpenCookie } from '../boot/open-cookie.ts'

/**
 * Stores the language in a cookie, because a visitor who opens a URL that names a language has chosen it. The browser
 * sets the cookie, because the response is cached for all visitors and cannot.
 */
export function rememberLanguage(locale: Locale): void {
  if (!document.cookie.includes(`locale=${locale}`)) setOpenCookie('locale', locale)
}
