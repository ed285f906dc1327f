import type { Locale } from '@pito/contracts/values/locale'
import { cmsLocaleIds, defaultLocale, isLocale, localeOfLanguage } from '@pito/contracts/values/locale'
import type { CacheBy } from './page-build.ts'

/**
 * Returns the language of a page: the one in the path or in `?lang=` if there is one, otherwise the one in the
 * cookie, otherwise Finnish.
 */
export function localeOfPage(
  { searchParams }: Pick<URL, 'searchParams'>,
  pathLanguage: 'fi' | 'en' | undefined,
  cookie: string | undefined,
): Locale {
  return (
    localeOfLanguage(pathLanguage) ??
    localeOfLanguage(searchParams.get('lang')) ??
    (isLocale(cookie) ? cookie : defaultLocale)
  )
}

/** Returns the path and query without the parameter `lang`, for a page whose path already names the language. */
export function withoutLanguage({ pathname, search }: URL): string {
  const said = search.slice(1).split('&')
  const rest = said.filter((pair) => !new URLSearchParams(pair).has('lang')).join('&')
  return rest === '' ? pathname : `${pathname}?${rest}`
}

/**
 * Returns the canonical URL of a page that was requested with a trailing slash. Returns null if no redirect is
 * needed.
 */
export function withoutLastSlash({ pathname, search }: URL): string | null {
  const path = pathname.replace(/\/+$/, '')
  // The browser would read a path that begins with two slashes as the name of another host.
  if (path === '' || path === pathname || path.startsWith('//')) return null
  return path + search
}

const longestQuery = 2000

/**
 * Returns the URL that the page is rendered with and cached by. Query parameters that the page does not depend on,
 * such as campaign tags, are left out.
 */
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
