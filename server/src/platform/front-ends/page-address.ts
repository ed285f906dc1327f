import type { Locale } from '@pito/contracts/values/locale'
import { cmsLocaleIds, defaultLocale, isLocale, localeOfLanguage } from '@pito/contracts/values/locale'
import type { CacheBy } from './page-build.ts'

/** The language of a page: what the path or ?lang= says, else the choice stored in the cookie, else Finnish. */
export function localeOfPage(
  url: URL,
  pathLanguage: 'fi' | 'en' | undefined,
  cookie: string | undefined,
): Locale {
  return (
    localeOfLanguage(pathLanguage) ??
    localeOfLanguage(url.searchParams.get('lang')) ??
    (isLocale(cookie) ? cookie : defaultLocale)
  )
}

/** The address unchanged but for `lang`, which the path already names. */
export function withoutLanguage({ pathname, search }: URL): string {
  const said = search.slice(1).split('&')
  const rest = said.filter((pair) => !new URLSearchParams(pair).has('lang')).join('&')
  return rest === '' ? pathname : `${pathname}?${rest}`
}

/** The one address of a page that was asked for with a slash at its end; null where it has none. */
export function withoutLastSlash({ pathname, search }: URL): string | null {
  const path = pathname.replace(/\/+$/, '')
  // A path of two slashes would name another host.
  if (path === '' || path === pathname || path.startsWith('//')) return null
  return path + search
}

const longestQuery = 2000

/** The address that is rendered and that keys the cache: it lacks what the page does not know, such as campaign tags. */
export function knownAddress(url: URL, cacheBy: CacheBy): URL {
  const known = new URL(url)
  known.search = ''
  known.hash = ''
  if (typeof cacheBy === 'function') {
    known.search = cacheBy(url)
    return known
  }
  if (url.search.length > longestQuery) return known
  const names = ['lang', ...cacheBy].sort()
  for (const name of names)
    for (const value of url.searchParams.getAll(name)) known.searchParams.append(name, value)
  return known
}

export function pageKeyOf(address: URL, locale: Locale): string {
  return `${cmsLocaleIds[locale]} ${address.pathname}${address.search}`
}
