import type { Locale } from '@pito/contracts/values/locale'

const otherLanguage = { fi_FI: '/tyres', en_GB: '/renkaat' } as const
/** Addresses of the shop that are not pages: the API, and files, which are recognised by their extension. */
const noPage = /^\/(api|assets|pictures)\/|\.\w{2,5}$/
/** Campaigns may show videos, which only the content security policy of their own document allows. */
const ownPolicy = /^\/(campaign|kampanja)\//
/** This base is only used to parse addresses that begin with a path or a query. */
const base = 'http://shop.invalid'

/**
 * Returns false for addresses that the browser handles: other sites, files, pages in the other language and anchors on
 * this page.
 */
export function goesThroughRouter(
  address: string,
  here: Pick<Location, 'pathname' | 'search'>,
  locale: Locale,
): boolean {
  if (!/^(\/(?!\/)|\?)/.test(address)) return false
  const { pathname, search, hash } = new URL(address, base + here.pathname)
  if (noPage.test(pathname) || ownPolicy.test(pathname)) return false
  if (pathname.startsWith(otherLanguage[locale])) return false
  const samePage = pathname === here.pathname && search === here.search
  return !(samePage && hash)
}
