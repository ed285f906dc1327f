import { addressIn } from '@pito/contracts/values/address-in'
import { withdrawalDays } from '@pito/contracts/values/withdrawal-days'
import type { HeadContext } from './with-head.ts'

/** Returns the tag with structured data for search engines. */
export function linkedData(data: Readonly<Record<string, unknown>>) {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...data } }
}

/** The home page describes the company that sells. Other pages refer to it. */
export function shopReference({ origin }: Pick<HeadContext, 'origin'>) {
  return { '@id': `${origin}/#organization` }
}

interface NamedAddress {
  readonly label: string
  readonly href: string
}

/** Returns the breadcrumb that search engines show in place of the URL. */
export function breadcrumbOf(
  { origin, language }: Pick<HeadContext, 'origin' | 'language'>,
  crumbs: readonly NamedAddress[],
) {
  return linkedData({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: label,
      item: origin + addressIn(href, language),
    })),
  })
}

/** Returns the list of the pages that a page leads to, or nothing if there are none. */
export function itemListOf(
  { origin, language }: Pick<HeadContext, 'origin' | 'language'>,
  items: readonly { readonly name?: string; readonly href: string }[],
) {
  const itemListElement = items.map(({ href, name }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    ...(name !== undefined && { name }),
    url: origin + addressIn(href, language),
  }))
  return items.length > 0 ? [linkedData({ '@type': 'ItemList', itemListElement })] : []
}

interface DescribedPage {
  readonly type?: string
  readonly name: string
  readonly description: string
  readonly href: string
  /** When the page was last changed, as an ISO date. */
  readonly changedOn?: string
}

/** Returns what kind of page this is, for pages that describe neither a product nor a business. */
export function webPageOf(
  context: HeadContext,
  { type = 'WebPage', href, changedOn, ...page }: DescribedPage,
) {
  const { origin, language } = context
  return linkedData({
    '@type': type,
    ...page,
    url: origin + addressIn(href, language),
    inLanguage: language,
    ...(changedOn !== undefined && { dateModified: changedOn }),
    publisher: shopReference(context),
  })
}

/** The right of return as the shop's page about it describes it. */
export function returnPolicy({ origin, language }: HeadContext) {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'FI',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: withdrawalDays,
    merchantReturnLink: origin + addressIn('/information/right-of-return', language),
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/FreeReturn',
  }
}
