import type { Locale } from '@pito/contracts/values/locale'
import { defaultLocale, localeOfLanguage } from '@pito/contracts/values/locale'
import { storedLocale } from './stored-locale.ts'

/** The language that the page was rendered in; the server has weighed path, ?lang= and the cookie already. */
export function browserLocale(url: URL): Locale {
  return (
    localeOfLanguage(document.documentElement.lang) ??
    localeOfLanguage(url.searchParams.get('lang')) ??
    storedLocale() ??
    defaultLocale
  )
}
