import type { Locale } from '@pito/contracts/values/locale'
import { defaultLocale, localeOfLanguage } from '@pito/contracts/values/locale'
import { storedLocale } from './stored-locale.ts'

/**
 * Returns the language of the rendered page. The server has already chosen it by the path, `?lang=` and the cookie.
 */
export function browserLocale(url: URL): Locale {
  return (
    localeOfLanguage(document.documentElement.lang) ??
    localeOfLanguage(url.searchParams.get('lang')) ??
    storedLocale() ??
    defaultLocale
  )
}
