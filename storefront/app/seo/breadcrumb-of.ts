import { addressIn } from '@pito/contracts/values/address-in'
import type { HeadContext } from './with-head.ts'

interface NamedAddress {
  readonly label: string
  readonly href: string
}

/** The breadcrumb that search engines show instead of the address. */
export function breadcrumbOf({ origin, language }: HeadContext, crumbs: readonly NamedAddress[]) {
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ label, href }, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: label,
        item: origin + addressIn(href, language),
      })),
    },
  }
}
