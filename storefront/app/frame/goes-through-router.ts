import type { Locale } from '@pito/contracts/values/locale'

const otherLanguage = { fi_FI: '/tyres', en_GB: '/renkaat' } as const
/** Addresses of the shop that are no pages: the API, files, and whatever ends like one. */
const noPage = /^\/(api|assets|pictures)\/|\.\w{2,5}$/
/** Campaigns may show films, which only the content security policy of their own document allows. */
const ownPolicy = /^\/(campaign|kampanja)\//
/** Only used to parse addresses that begin with a path or a query. */
const base = 'http://shop.invalid'

/** Other sites, files, pages in the other language and places on this page are left to the browser. */
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
