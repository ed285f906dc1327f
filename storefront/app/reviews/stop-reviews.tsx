import './review.css'
import { getReviewEmails, refuseReviewEmails } from '@pito/contracts/reviews'
import { Button } from '@pito/ui/button'
import type { Api } from '@pito/web/api/api'
import { formAction } from '@pito/web/form/form-action'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { useLoaderData, useLocation } from 'react-router'
import { nullIfOver } from '../page/null-if-over.ts'
import { orNotFound } from '../page/or-not-found.ts'
import type { PageRequest } from '../page/page.ts'
import { page } from '../page/page.ts'
import { notIndexed, titled } from '../page/page-meta.ts'
import { tokenIn } from '../page/token-in.ts'
import { Hyphenated } from '../words/hyphenated.tsx'
import { ReviewOver } from './review-over.tsx'
import { reviewPages } from './review-words.ts'

export { ErrorPage as ErrorBoundary } from '../errors/error-page.tsx'

const title = titled(reviewPages, (w) => w.stopTitle)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const load = page(async (api: Api, { url }: PageRequest) => {
  const answer = await api(getReviewEmails, { token: tokenIn(url) }).catch(nullIfOver)
  return orNotFound(answer?.data ?? null, answer !== null)
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

/**
 * When a reader presses the "unsubscribe" button of a mail program, that program posts to this address itself. Mail
 * programs follow no redirect (RFC 8058), so the response contains the message.
 */
const submit = formAction(async (api, { url }) => {
  await api(refuseReviewEmails, { token: tokenIn(url) })
  return { done: null }
})
export const action = submit.onServer
export const clientAction = submit.inBrowser

/** Only the button stops the e-mails, because mail scanners follow links but press no buttons. */
export default function StopReviews() {
  const w = useWords(reviewPages)
  const { pathname, search } = useLocation()
  const form = useForm({ id: 'stop-reviews', action: pathname + search, fields: [] })
  const emails = useLoaderData<typeof loader>()
  if (!emails) return <ReviewOver />
  return (
    <article className="wrap section reviewpage">
      <h1>
        <Hyphenated text={emails.refused ? w.stoppedTitle : w.stopTitle} />
      </h1>
      <p role="status">{emails.refused ? w.stopped : w.stopAsk}</p>
      {!emails.refused && (
        <PostForm form={form}>
          <Button type="submit" busy={form.pending}>
            {w.stop}
          </Button>
        </PostForm>
      )}
    </article>
  )
}
