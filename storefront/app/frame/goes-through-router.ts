import type { Locale } from '@pito/contracts/values/locale'

const otherLanguage = { fi_FI: '/tyres', en_GB: '/renkaat' } as const
/** Addresses of the shop that are no pages: the API, files, and whatever ends like one. */
const noPage = /^\/(api|assets|pictures)\/|\.\w{2,5}$/
/** Campaigns may show films, which only the policy of their own document lets in. */
const ownPolicy = /^\/(campaign|kampanja)\//

type Link = Pick<
  HTMLAnchorElement,
  'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'download' | 'hreflang'
>

/** The rest, and what is in the other language, loads a document. */
export function goesThroughRouter(
  link: Link,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
  locale: Locale,
): boolean {
  if (link.origin !== here.origin || link.target || link.download || link.hreflang) return false
  if (noPage.test(link.pathname) || ownPolicy.test(link.pathname)) return false
  if (link.pathname.startsWith(otherLanguage[locale])) return false
  const samePage = link.pathname === here.pathname && link.search === here.search
  return !(samePage && link.hash)
}
