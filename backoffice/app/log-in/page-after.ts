import type { Locale } from '@pito/contracts/values/locale'
import { sameSitePath } from '@pito/contracts/values/same-site-path'
import { rememberLanguage } from '@pito/web/locale/remember-language'
import { redirect, redirectDocument } from 'react-router'

/**
 * Returns the path of the page to open after the log-in: the page that redirected to the login page, or else the
 * start page.
 */
export function pageAfter({ searchParams }: URL): string {
  return sameSitePath(searchParams.get('redirect')) ?? '/'
}

/** Opens the page after a log-in, in the language that is stored with the member of staff. */
export function openOffice(url: URL, staffLocale: Locale, shown: Locale): Response {
  if (staffLocale === shown) return redirect(pageAfter(url))
  rememberLanguage(staffLocale)
  return redirectDocument(pageAfter(url))
}
