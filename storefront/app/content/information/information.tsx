import { getCmsPage } from '@pito/contracts/content'
import { getShippingCharge } from '@pito/contracts/pricing'
import { cmsLocaleIds } from '@pito/contracts/values/locale'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import type { Api } from '@pito/web/api/api'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { page } from '../../page/page.ts'
import type { MetaArgs } from '../../page/page-meta.ts'
import { documentTitle, shareable } from '../../page/page-meta.ts'
import { deliveryPrices } from '../../tyres/delivery-prices.ts'
import { Hyphenated } from '../../words/hyphenated.tsx'
import { CmsHtml } from '../cms-html.tsx'
import { DeliveryPrices } from './delivery-prices.tsx'
import { information } from './information-words.ts'

/** Editors write this placeholder where the page should show the delivery prices. */
const pricesPlaceholder = '<p>{{delivery_prices}}</p>'

const load = page(async (api, { params, locale }) => {
  const answer = await api(getCmsPage, { page: params.pagepath ?? '', locale_id: cmsLocaleIds[locale] })
  const [translation] = answer.data.translations
  const content = translation?.content ?? ''
  return {
    title: translation?.title ?? '',
    summary: translation?.summary ?? '',
    content,
    prices: content.includes(pricesPlaceholder) ? await loadPrices(api) : null,
    description: translation?.meta_desc ?? '',
  }
})
async function loadPrices(api: Api) {
  const { data } = await api(getShippingCharge, { quantity: 1 })
  return deliveryPrices(data.tiers, data.free_delivery_from)
}

export const loader = load.onServer
export const clientLoader = load.inBrowser
export const handle = { cacheBy: [] }

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = (args: MetaArgs & { loaderData?: Loaded | undefined }) =>
  shareable(args, [
    { title: documentTitle(args, args.loaderData?.title ?? '') },
    { name: 'description', content: args.loaderData?.description ?? '' },
  ])

/**
 * A content page, such as the terms or the privacy policy. The API sanitises the HTML both when an editor saves it
 * and when it serves the page.
 */
export default function Information() {
  const { title, summary, content, prices } = useLoaderData<Loaded>()
  const [before = '', after] = content.split(pricesPlaceholder)
  const w = useWords(information)
  return (
    <article className="wrap section information">
      <Breadcrumb label={w.path} crumbs={[{ label: w.home, href: '/' }]} here={title} />
      <h1>
        <Hyphenated text={title} />
      </h1>
      <p className="lead">{summary}</p>
      <CmsHtml html={before} />
      {after !== undefined && (
        <>
          {prices && <DeliveryPrices prices={prices} />}
          <CmsHtml html={after} />
        </>
      )}
    </article>
  )
}
