import '../reviews/review.css'
import { getReviewEmails, refuseReviewEmails } from '@pito/contracts/reviews'
import { stopSeasonReminder } from '@pito/contracts/season-reminder'
import { Button } from '@pito/ui/button'
import type { Api } from '@pito/web/api/api'
import { formAction } from '@pito/web/form/form-action'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import type { Words } from '@pito/web/words/words'
import { useWords } from '@pito/web/words/words'
import { useActionData, useLoaderData, useLocation } from 'react-router'
import { nullIfOver } from '../page/null-if-over.ts'
import { orNotFound } from '../page/or-not-found.ts'
import type { PageRequest } from '../page/page.ts'
import { page } from '../page/page.ts'
import type { MetaArgs } from '../page/page-meta.ts'
import { notIndexed, titled } from '../page/page-meta.ts'
import { tokenIn } from '../page/token-in.ts'
import { ReviewOver } from '../reviews/review-over.tsx'
import { reviewPages } from '../reviews/review-words.ts'
import { Hyphenated } from '../words/hyphenated.tsx'
import { ownedTyresWords } from './owned-tyres-words.ts'

export { ErrorPage as ErrorBoundary } from '../errors/error-page.tsx'

type StopWords = Record<'stopTitle' | 'stopAsk' | 'stop' | 'stoppedTitle' | 'stopped', string>

const ofReviews = (pathname: string) => pathname === '/review/stop'
const wordsAt = (pathname: string): Words<StopWords> => (ofReviews(pathname) ? reviewPages : ownedTyresWords)

export const meta = (args: MetaArgs) => [
  ...titled(wordsAt(args.location?.pathname ?? ''), (w) => w.stopTitle)(args),
  notIndexed,
]

/** The response about season reminders is the same for links that the shop did not sign. */
const load = page(async (api: Api, { url }: PageRequest) => {
  if (!ofReviews(url.pathname)) return { refused: false }
  const answer = await api(getReviewEmails, { token: tokenIn(url) }).catch(nullIfOver)
  return orNotFound(answer?.data ?? null, answer !== null)
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

/**
 * When a reader presses the "unsubscribe" button of a mail program, that program posts here without the form's id. It
 * follows no redirect (RFC 8058), so the response contains the message.
 */
const submit = formAction(async (api, { url }) => {
  await api(ofReviews(url.pathname) ? refuseReviewEmails : stopSeasonReminder, { token: tokenIn(url) })
  return { done: null }
})
export const action = submit.onServer
export const clientAction = submit.inBrowser

/**
 * The page that stops season reminders or requests for reviews. Only the button stops the e-mails, because mail scanners
 * follow links but press no buttons.
 */
export default function StopEmails() {
  const { pathname, search } = useLocation()
  const w = useWords(wordsAt(pathname))
  const form = useForm({ id: 'stop-emails', action: pathname + search, fields: [] })
  const emails = useLoaderData<typeof loader>()
  const isDone = useActionData<typeof action>()?.outcome === 'done'
  if (!emails) return <ReviewOver />
  const isStopped = emails.refused || isDone
  return (
    <article className="wrap section reviewpage">
      <h1>
        <Hyphenated text={isStopped ? w.stoppedTitle : w.stopTitle} />
      </h1>
      <p role="status">{isStopped ? w.stopped : w.stopAsk}</p>
      {!isStopped && (
        <PostForm form={form}>
          <Button type="submit" busy={form.pending}>
            {w.stop}
          </Button>
        </PostForm>
      )}
    </article>
  )
}
