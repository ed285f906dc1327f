import './review.css'
import type { ReviewedTyre } from '@pito/contracts/reviews'
import { getReviewInvitation, removeReview, saveReview } from '@pito/contracts/reviews'
import type { ReviewRejection } from '@pito/contracts/values/review'
import { parseStars, reviewLengths, reviewSentences, starsInAll } from '@pito/contracts/values/review'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { RadioKeys } from '@pito/ui/radio-keys'
import { TextInput } from '@pito/ui/text-input'
import { Textarea } from '@pito/ui/textarea'
import type { Api } from '@pito/web/api/api'
import type { Submission } from '@pito/web/form/form-action'
import { formAction } from '@pito/web/form/form-action'
import { fieldErrors, textsIn } from '@pito/web/form/form-result'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { DateOf } from '@pito/web/locale/date-of'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef } from 'react'
import { redirect, useLoaderData, useLocation } from 'react-router'
import { nullIfOver } from '../page/null-if-over.ts'
import { orNotFound } from '../page/or-not-found.ts'
import type { PageRequest } from '../page/page.ts'
import { page } from '../page/page.ts'
import { notIndexed, titled } from '../page/page-meta.ts'
import { tokenIn } from '../page/token-in.ts'
import { ReviewOver } from './review-over.tsx'
import { reviewPages } from './review-words.ts'
import { Stars } from './stars.tsx'

const fields = ['stars', 'text', 'display_name'] as const

/** Redirects to the same page, which then confirms the action, so that a reload does not repeat it. */
async function submitReview(api: Api, { form, url, locale }: Submission) {
  const { intent, tyre_id, ...typed } = textsIn(form, ['intent', 'tyre_id', ...fields])
  const tyre = { token: tokenIn(url), tyre_id: Number(tyre_id) }
  if (intent === 'remove') {
    await api(removeReview, tyre)
    return redirect(`${pageAt(url)}&removed`, 303)
  }
  const stars = parseStars(typed.stars)
  const { text, display_name } = typed
  const errors = fieldErrors({
    stars: stars ? null : reviewSentences.starsMissing[locale],
    text: text.length > reviewLengths.text ? reviewSentences.tooLong[locale] : null,
    display_name: display_name.length > reviewLengths.displayName ? reviewSentences.tooLong[locale] : null,
  })
  if (errors || !stars) return { errors: errors ?? {} }
  await api(saveReview, { ...tyre, stars, text, display_name })
  return redirect(`${pageAt(url)}&sent`, 303)
}

/**
 * Returns the page's path with its language and token only. Parameters that confirm an earlier action or open a form
 * are left out.
 */
function pageAt({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string {
  const lasting = ['lang', 'token'].flatMap((name) => {
    const value = searchParams.get(name)
    return value === null ? [] : [[name, value]]
  })
  return `${pathname}?${new URLSearchParams(lasting)}`
}

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

/** Confirms the last action. The confirmation takes the focus, because the button that had it is gone. */
function ReviewDone({ searchParams }: { searchParams: URLSearchParams }) {
  const w = useWords(reviewPages)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  if (searchParams.has('sent'))
    return (
      <Alert title={w.thanksTitle} tone="good" ref={ref}>
        {w.thanks}
      </Alert>
    )
  if (!searchParams.has('removed')) return null
  return (
    <Alert title={w.removedTitle} tone="good" ref={ref}>
      {w.removed}
    </Alert>
  )
}

interface ReviewFormProps {
  readonly tyre: ReviewedTyre
  readonly back: string
}

function ReviewForm({ tyre, back }: ReviewFormProps) {
  const w = useWords(reviewPages)
  const { tyre_id: id, name, size_text: size, review } = tyre
  const form = useForm({ id: `review-${id}`, action: back, fields, initial: review ? initialOf(review) : {} })
  const headingId = `tyre-${id}`
  return (
    <section className="reviewpage__tyre" aria-labelledby={headingId}>
      <h2 id={headingId}>
        {name} <span className="nowrap">{size}</span>
      </h2>
      <PostForm form={form} className="stack">
        <input type="hidden" name="tyre_id" value={id} />
        <RadioKeys
          {...form.radios('stars')}
          legend={w.stars}
          keys={starsInAll.map((stars) => keyOf(w, stars))}
        />
        <Field label={w.text} optional={w.optional} hint={w.textHint} error={form.error('text')}>
          <Textarea {...form.field('text')} rows={5} />
        </Field>
        <Field label={w.name} optional={w.optional} hint={w.nameHint} error={form.error('display_name')}>
          <TextInput {...form.field('display_name')} autoComplete="given-name" />
        </Field>
        <div className="reviewpage__ways">
          <Button type="submit" look="go" busy={form.pending}>
            {review ? w.sendChange : w.send}
          </Button>
          {review && (
            <Anchor className="link" href={back}>
              {w.cancel}
            </Anchor>
          )}
        </div>
      </PostForm>
    </section>
  )
}

function initialOf({ stars, text, display_name }: NonNullable<ReviewedTyre['review']>) {
  return { stars: String(stars), text: text ?? '', display_name: display_name ?? '' }
}

function keyOf(w: typeof reviewPages.fi, stars: number) {
  const label = (
    <>
      <span aria-hidden="true">{stars} ★</span>
      <span className="vh">{w.starsOf(stars)}</span>
    </>
  )
  return { value: String(stars), label, note: w.grades[stars] }
}

type Review = NonNullable<ReviewedTyre['review']>

interface OwnReviewProps {
  readonly tyre: ReviewedTyre
  readonly review: Review
  /** True if the review can still be changed. */
  readonly open: boolean
  readonly back: string
}

/** Shows the buyer's own review of a tyre and its state. */
function OwnReview({ tyre, review, open, back }: OwnReviewProps) {
  const w = useWords(reviewPages)
  const { tyre_id: id, name, size_text: size } = tyre
  const form = useForm({ id: `remove-${id}`, action: back, fields: [] })
  const headingId = `tyre-${id}`
  return (
    <section className="reviewpage__tyre" aria-labelledby={headingId}>
      <h2 id={headingId}>
        {name} <span className="nowrap">{size}</span>
      </h2>
      <p>
        <Stars stars={review.stars} />
      </p>
      {review.text && (
        <p className="review__text" dir="auto">
          {review.text}
        </p>
      )}
      <p className="small">
        {w.shownAs} <b>{review.display_name ?? w.verifiedBuyer}</b>
      </p>
      <p>{stateText(w, review)}</p>
      <div className="reviewpage__ways">
        {open && (
          <Anchor className="link" href={`${back}&change=${id}#${headingId}`}>
            {w.change}
          </Anchor>
        )}
        <PostForm form={form}>
          <input type="hidden" name="tyre_id" value={id} />
          <input type="hidden" name="intent" value="remove" />
          <Button type="submit" busy={form.pending}>
            {w.remove}
          </Button>
        </PostForm>
      </div>
    </section>
  )
}

const reasons = {
  unlawful: 'reasonUnlawful',
  insulting: 'reasonInsulting',
  'personal-data': 'reasonPersonalData',
  advertising: 'reasonAdvertising',
  'not-about-the-tyre': 'reasonNotAboutTheTyre',
} as const satisfies Record<ReviewRejection, string>

function stateText(w: typeof reviewPages.fi, { state, rejection }: Review): string {
  if (rejection) return `${w.rejected} ${w[reasons[rejection]]}`
  return state === 'published' ? w.published : w.pending
}
