import { Anchor } from '@pito/ui/anchor'
import './tyre-reviews.css'
import { getProductDetails } from '@pito/contracts/catalogue'
import { getProductReviews } from '@pito/contracts/reviews'
import { languageOf } from '@pito/contracts/values/locale'
import { Icon } from '@pito/ui/icon'
import { Pager } from '@pito/ui/pager'
import type { Api } from '@pito/web/api/api'
import { useWords } from '@pito/web/words/words'
import { data, useLoaderData } from 'react-router'
import type { PageRequest } from '../page/page.ts'
import { page } from '../page/page.ts'
import type { MetaArgs } from '../page/page-meta.ts'
import { documentTitle, notIndexed } from '../page/page-meta.ts'
import { tyreIdOf } from '../tyres/tyre-address.ts'
import { ReviewList } from './review-list.tsx'
import { tyreReviews } from './tyre-reviews-words.ts'
import { VerifiedNotice } from './verified-notice.tsx'

const load = page(async (api: Api, { params, url, locale }: PageRequest) => {
  const id = tyreIdOf(params.productid)
  const number = pageIn(url)
  if (!id || number === null) throw data(null, 404)
  const [{ data: details }, reviews] = await Promise.all([
    api(getProductDetails, { id, without: 'products' }),
    api(getProductReviews, { id, page: number }),
  ])
  if (reviews.data.length === 0) throw data(null, 404)
  const { data: rows, page: shown, last_page: pages } = reviews
  return { id, name: details.name, back: details[`link_${languageOf(locale)}`], rows, page: shown, pages }
})
type LoadedReviews = Awaited<ReturnType<typeof load.onServer>>

export const loader = load.onServer
export const clientLoader = load.inBrowser
export const handle = { cacheBy: ['page'] }

export function meta(args: MetaArgs & { readonly loaderData?: LoadedReviews | undefined }) {
  const { loaderData } = args
  return loaderData ? [{ title: documentTitle(args, loaderData.name) }, notIndexed] : []
}

/** Returns the page number of the URL, or null if it is invalid. */
function pageIn({ searchParams }: URL): number | null {
  const text = searchParams.get('page') ?? '1'
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null
}

/** Shows all reviews of a tyre's model, page by page. */
export default function TyreReviewsPage() {
  const w = useWords(tyreReviews)
  const { id, name, back, rows, page: shown, pages } = useLoaderData<LoadedReviews>()
  return (
    <div className="wrap section reviews__in">
      <p>
        <Anchor className="link" href={back}>
          <Icon name="left" /> {w.back}
        </Anchor>
      </p>
      <h1>{w.titleOf(name)}</h1>
      <VerifiedNotice />
      <ReviewList rows={rows} level="h2" />
      <Pager
        page={shown}
        pages={pages}
        href={(number) => (number === 1 ? `/tyre-reviews/${id}` : `/tyre-reviews/${id}?page=${number}`)}
        label={w.pages}
        previousLabel={w.previous}
        nextLabel={w.next}
        pageLabel={w.page}
      />
    </div>
  )
}
