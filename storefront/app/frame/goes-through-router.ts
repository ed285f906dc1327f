import type { Locale } from '@pito/contracts/values/locale'

const otherLanguage = { fi_FI: '/tyres', en_GB: '/renkaat' } as const
/** Matches paths of the shop that are not pages: the API, and files, which are recognised by their extension. */
const noPage = /^\/(api|assets|pictures)\/|\.\w{2,5}$/
/**
 * Campaigns need a document of their own, because they may show videos, which only the content security policy of
 * that document allows.
 */
const ownPolicy = /^\/(campaign|kampanja)\//
/** This base is used only to parse URLs that begin with a path or a query. */
const base = 'http://shop.invalid'

/**
 * Returns true if the router can open the URL. Returns false for URLs that the browser must open: other sites, files,
 * pages in the other language and anchors on this page.
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
