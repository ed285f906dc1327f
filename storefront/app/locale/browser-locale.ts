import type { Locale } from '@pito/contracts/values/locale'
import { defaultLocale, isLocale, localeOfLanguage } from '@pito/contracts/values/locale'

/** What the page in view was rendered in; the server has weighed path, ?lang= and the kept choice already. */
export function browserLocale(url: URL): Locale {
  const cookie = document.cookie.match(/(?:^|; )locale=(\w+)/)?.[1]
  return (
    localeOfLanguage(document.documentElement.lang) ??
    localeOfLanguage(url.searchParams.get('lang')) ??
    (isLocale(cookie) ? cookie : defaultLocale)
  )
}
