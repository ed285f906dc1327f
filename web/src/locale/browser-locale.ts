import type { Locale } from '@pito/contracts/values/locale'
import { defaultLocale, isLocale, localeOfLanguage } from '@pito/contracts/values/locale'

/** The language that the page was rendered in; the server has weighed path, ?lang= and the cookie already. */
export function browserLocale(url: URL): Locale {
  const cookie = document.cookie.match(/(?:^|; )locale=(\w+)/)?.[1]
  return (
    localeOfLanguage(document.documentElement.lang) ??
    localeOfLanguage(url.searchParams.get('lang')) ??
    (isLocale(cookie) ? cookie : defaultLocale)
  )
}
