import './review.css'
import { getReviewInvitation } from '@pito/contracts/reviews'
import type { Api } from '@pito/web/api/api'
import { formAction } from '@pito/web/form/form-action'
import { DateOf } from '@pito/web/locale/date-of'
import { useWords } from '@pito/web/words/words'
import { useLoaderData, useLocation } from 'react-router'
import { nullIfOver } from '../page/null-if-over.ts'
import { orNotFound } from '../page/or-not-found.ts'
import type { PageRequest } from '../page/page.ts'
import { page } from '../page/page.ts'
import { notIndexed, titled } from '../page/page-meta.ts'
import { tokenIn } from '../page/token-in.ts'
import { OwnReview } from './own-review.tsx'
import { ReviewDone } from './review-done.tsx'
import { ReviewForm } from './review-form.tsx'
import { ReviewOver } from './review-over.tsx'
import { reviewPages } from './review-words.ts'
import { pageAt, submitReview } from './submit-review.ts'

export { ErrorPage as ErrorBoundary } from '../errors/error-page.tsx'

const title = titled(reviewPages, (w) => w.title)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const load = page(async (api: Api, { url }: PageRequest) => {
  const answer = await api(getReviewInvitation, { token: tokenIn(url) }).catch(nullIfOver)
  return orNotFound(answer?.data ?? null, answer !== null)
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

const submit = formAction(submitReview)
export const action = submit.onServer
export const clientAction = submit.inBrowser

/** Opened by a link in an e-mail to the buyer of an order. The page has a form for each tyre of the order. */
export default function ReviewPage() {
  const w = useWords(reviewPages)
  const invitation = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  const searchParams = new URLSearchParams(search)
  const back = pageAt({ pathname, searchParams })
  if (!invitation) return <ReviewOver done={<ReviewDone searchParams={searchParams} />} />
  const { open, open_until, tyres } = invitation
  const changed = Number(searchParams.get('change'))
  return (
    <article className="wrap section reviewpage">
      <h1>{w.title}</h1>
      <ReviewDone searchParams={searchParams} key={search} />
      <p>{open ? w.lead : w.over}</p>
      {tyres.map((tyre) =>
        tyre.review && !(open && tyre.tyre_id === changed) ? (
          <OwnReview tyre={tyre} review={tyre.review} open={open} back={back} key={tyre.tyre_id} />
        ) : (
          <ReviewForm tyre={tyre} back={back} key={tyre.tyre_id} />
        ),
      )}
      {open && (
        <p className="quiet small">
          {w.openUntil} <DateOf at={open_until} />.
        </p>
      )}
    </article>
  )
}
