import type { Locale } from '@pito/contracts/values/locale'
import { setOpenCookie } from '../boot/open-cookie.ts'

/**
 * Opening an address that names the language is a choice of language. The response is cached for everybody and cannot
 * set a cookie, so the browser does.
 */
export function rememberLanguage(locale: Locale): void {
  if (!document.cookie.includes(`locale=${locale}`)) setOpenCookie('locale', locale)
}
