import { getCmsPage } from '@pito/contracts/content'
import { getShippingCharge } from '@pito/contracts/pricing'
import type { DeliveryPrices as Prices, Tier } from '@pito/contracts/values/delivery-charge'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { cmsLocaleIds } from '@pito/contracts/values/locale'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import type { Api } from '@pito/web/api/api'
import { DateOf } from '@pito/web/locale/date-of'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { breadcrumbOf, webPageOf } from '../../page/linked-data.ts'
import { page } from '../../page/page.ts'
import type { MetaArgs } from '../../page/page-meta.ts'
import { documentTitle, shareable } from '../../page/page-meta.ts'
import { useOffersFitting } from '../../page/root-data.ts'
import type { HeadContext, WithHead } from '../../page/with-head.ts'
import { withHead } from '../../page/with-head.ts'
import { deliveryPrices } from '../../tyres/delivery-prices.ts'
import { Hyphenated } from '../../words/hyphenated.tsx'
import { CmsHtml } from '../cms-html.tsx'
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
    changedAt: answer.data.updated_at,
    path: `/information/${answer.data.url_path}`,
  }
})

type Loaded = WithHead<Awaited<ReturnType<typeof load.onServer>>>

/** The description is the text below the heading, because search engines compare it with what the page shows. */
function informationHead(
  { title: name, summary: description, path: href, changedAt }: Loaded,
  context: HeadContext,
) {
  return [
    webPageOf(context, { name, description, href, changedOn: helsinkiDate(new Date(changedAt)) }),
    breadcrumbOf(context, [
      { label: information[context.language].home, href: '/' },
      { label: name, href },
    ]),
  ]
}

async function loadPrices(api: Api) {
  const { data } = await api(getShippingCharge, { quantity: 1 })
  return deliveryPrices(data.tiers, data.free_delivery_from)
}

export const loader = withHead(load.onServer, informationHead)
export const clientLoader = load.inBrowser
export const handle = { cacheBy: [] }

export const meta = (args: MetaArgs & { loaderData?: Loaded | undefined }) =>
  shareable(args, [
    { title: documentTitle(args, args.loaderData?.title ?? '') },
    { name: 'description', content: args.loaderData?.description ?? '' },
    ...(args.loaderData?.head ?? []),
  ])

/**
 * A content page, such as the terms or the privacy policy. The API sanitises the HTML both when an editor saves it
 * and when it serves the page.
 */
export default function Information() {
  const { title, summary, content, prices, changedAt } = useLoaderData<Loaded>()
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
      <p className="small quiet">
        {w.changed} <DateOf at={changedAt} />
      </p>
    </article>
  )
}

/** Shows the current delivery prices from the database, so that the terms never contain outdated prices. */
function DeliveryPrices({ prices: { tiers, freeFromCents } }: { prices: Prices }) {
  const w = useWords(information)
  const offersFitting = useOffersFitting()
  return (
    <table>
      <caption>{offersFitting ? w.pricesWithoutFitting : w.deliveryPrices}</caption>
      <thead>
        <tr>
          <th scope="col">{w.tyresInOrder}</th>
          <th scope="col">{w.deliveryPrice}</th>
        </tr>
      </thead>
      <tbody>
        {tierRanges(tiers).map(({ from, to, cents }) => (
          <tr key={from}>
            <th scope="row">{w.tyres(from, to)}</th>
            <td>{formatEuro(cents)}</td>
          </tr>
        ))}
        {freeFromCents !== null && (
          <tr>
            <th scope="row">{w.tyresFrom(formatEuro(freeFromCents))}</th>
            <td>{formatEuro(0)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

interface TierRange {
  readonly from: number
  /** The last quantity of the tier, or null for the last tier, which has no upper limit. */
  readonly to: number | null
  readonly cents: number
}

/** Returns the tiers with their upper limits: each tier ends just before the next one begins. */
export function tierRanges(tiers: readonly Tier[]): TierRange[] {
  return tiers.map(({ fromQuantity, grossCents }, place) => {
    const next = tiers[place + 1]
    return {
      from: fromQuantity,
      to: next ? next.fromQuantity - 1 : null,
      cents: grossCents,
    }
  })
}
