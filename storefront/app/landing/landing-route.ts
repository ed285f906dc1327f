import { addressIn } from '@pito/contracts/values/address-in'
import type { LoaderFunctionArgs } from 'react-router'
import { data } from 'react-router'
import { breadcrumbOf } from '../page/breadcrumb-of.ts'
import { notIndexed } from '../page/page-meta.ts'
import type { HeadContext } from '../page/with-head.ts'
import { withHead } from '../page/with-head.ts'
import type { TyreCardProps } from '../tyres/cards/tyre-card.tsx'
import type { LandingData } from './landing-data.ts'
import { isIncomplete } from './landing-data.ts'

const serviceUnavailable = 503

/** Returns a loader whose result is cached only if the page is complete. */
export function uncachedIfIncomplete(load: (args: LoaderFunctionArgs) => Promise<LandingData>) {
  const onServer = withHead(load, landingHead)
  return async (args: LoaderFunctionArgs) => {
    const found = await onServer(args)
    return isIncomplete(found) ? data(found, serviceUnavailable) : found
  }
}

function landingHead(found: LandingData, { language, origin }: HeadContext) {
  const { title, description, crumbs, addresses, range, request } = found
  // If the page of a size is narrowed to one model, it is only part of the whole page, so it is not indexed.
  const isView = request.type === 'tyre_size' && request.model !== undefined
  return [
    { name: 'description', content: description },
    ...(range.tyres === 0 || isView ? [notIndexed] : []),
    breadcrumbOf({ origin, language }, [...crumbs, { label: title, href: addresses[language] }]),
    ...(found.tyres && found.tyres.rows.length > 0
      ? [itemListOf(found.tyres.rows, { language, origin })]
      : []),
  ]
}

function itemListOf(tyres: readonly TyreCardProps[], { language, origin }: HeadContext) {
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: tyres.map(({ tyre }, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        url: origin + addressIn(tyre.href, language),
      })),
    },
  }
}
