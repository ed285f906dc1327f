import { addressIn } from '@pito/contracts/values/address-in'
import type { HeadContext } from './with-head.ts'

interface NamedAddress {
  readonly label: string
  readonly href: string
}

/** Returns the breadcrumb that search engines show in place of the URL. */
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
