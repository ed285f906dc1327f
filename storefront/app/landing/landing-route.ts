import type { LoaderFunctionArgs } from 'react-router'
import { data } from 'react-router'
import { breadcrumbOf, itemListOf } from '../page/linked-data.ts'
import { notIndexed } from '../page/page-meta.ts'
import type { HeadContext } from '../page/with-head.ts'
import { withHead } from '../page/with-head.ts'
import type { LandingData } from './landing-data.ts'
import { isIncomplete } from './landing-data.ts'

const serviceUnavailable = 503

/** Returns a loader whose result is cached only if the page is complete. */
export function uncachedIfIncomplete(load: (args: LoaderFunctionArgs) => Promise<LandingData>) {
  const onServer = withHead(load, landingHead)
  return async (args: LoaderFunctionArgs) => {
    // The links of the tyres are in the head, and visitors do not need them.
    const { tyreLinks: _, ...found } = await onServer(args)
    return isIncomplete(found) ? data(found, serviceUnavailable) : found
  }
}

function landingHead(found: LandingData, context: HeadContext) {
  const { title, description, crumbs, addresses, range, request, tyreLinks = [] } = found
  const { language } = context
  // A further page, and the page of a size that is narrowed to one model, are only part of the whole page, so they are
  // not indexed.
  const isNarrowed = request.type === 'tyre_size' && request.model !== undefined
  const isView = isNarrowed || request.page > 1 || request.modelsPage > 1
  return [
    { name: 'description', content: description },
    ...(range.tyres === 0 || isView ? [notIndexed] : []),
    breadcrumbOf(context, [...crumbs, { label: title, href: addresses[language] }]),
    ...itemListOf(
      context,
      tyreLinks.map((href) => ({ href })),
    ),
  ]
}
