import type { Locale } from '@pito/contracts/values/locale'
import { defaultLocale, isLocale, localeOfLanguage } from '@pito/contracts/values/locale'

/** The same order as on the server: the path (said by the page's html), ?lang=, the kept choice, Finnish. */
export function browserLocale(url: URL): Locale {
  const cookie = document.cookie.match(/(?:^|; )locale=(\w+)/)?.[1]
  return (
    localeOfLanguage(url.searchParams.get('lang')) ??
    (isLocale(cookie) ? cookie : undefined) ??
    localeOfLanguage(document.documentElement.lang) ??
    defaultLocale
  )
}
