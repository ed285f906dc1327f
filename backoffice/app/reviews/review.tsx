import { shownValue } from '@pito/contracts/records/shown-value'
import type { ModeratedReview } from '@pito/contracts/reviews'
import { publishReview, rejectReview } from '@pito/contracts/reviews'
import type { ReviewRejection } from '@pito/contracts/values/review'
import { reviewRejections } from '@pito/contracts/values/review'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import type { FormResult } from '@pito/web/form/form-result'
import { textIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { OfficeForm } from '../errors/office-form.tsx'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { loadReview } from './load-review.ts'
import { ReviewHead } from './review-head.tsx'
import { reviewWords } from './review-words.ts'

export const clientLoader = staffPage((api, { params }) => loadReview(api, params), 'moderate-reviews')

export const clientAction = staffAction(async (api, { form, params }) => {
  const review = { id: params.id ?? '', version: Number(textIn(form, 'version')) }
  const reason = textIn(form, 'reason')
  if (form.has('reason')) await api(rejectReview, { ...review, reason: reason as ReviewRejection })
  else await api(publishReview, review)
  return { done: null }
})

/** What a buyer has written, and the two decisions on it. Staff change nothing of it. */
export default function Review() {
  const review = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <ReviewHead review={review} tab="data" />
      <Written review={review} />
      {review.state !== 'published' && <Publish review={review} />}
      <Reject review={review} />
    </div>
  )
}

function Written({ review }: { readonly review: ModeratedReview }) {
  const w = useWords(reviewWords)
  const locale = useLocale()
  const facts = [
    [w.stars, w.starsOf(review.stars)],
    [w.size, review.size_text],
    [w.order, review.order_number ?? '–'],
    [w.name, review.display_name ?? w.noName],
    [w.language, w[review.locale]],
    [w.changed, timeWithWeekday(review.changed_at, locale)],
    ...(review.rejection ? [[w.reason, shownValue('rejection', review.rejection, locale)] as const] : []),
  ] as const
  return (
    <>
      <blockquote className="review-text" lang={review.locale === 'fi_FI' ? 'fi' : 'en'}>
        {review.text ?? w.noText}
      </blockquote>
      <dl className="usage-figures">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Publish({ review: { id, version } }: { readonly review: ModeratedReview }) {
  const w = useWords(reviewWords)
  const form = useFetcherForm({ id: `publish-${id}`, action: `/reviews/${id}`, fields: [] })
  useReadAgain(form.result)
  return (
    <OfficeForm form={form}>
      <input type="hidden" name="version" value={version} />
      <Button type="submit" look="go" busy={form.pending}>
        {w.publish}
      </Button>
    </OfficeForm>
  )
}

function Reject({ review: { id, version, state } }: { readonly review: ModeratedReview }) {
  const w = useWords(reviewWords)
  const locale = useLocale()
  const form = useFetcherForm({ id: `reject-${id}`, action: `/reviews/${id}`, fields: ['reason'] })
  useReadAgain(form.result)
  return (
    <OfficeForm form={form} className="stack stack--tight">
      <input type="hidden" name="version" value={version} />
      <Field label={w.reason} hint={w.reasonHint} error={form.error('reason')}>
        <Select
          {...form.field('reason')}
          required
          blank={w.chooseReason}
          options={reviewRejections.map((value) => ({
            value,
            label: shownValue('rejection', value, locale),
          }))}
        />
      </Field>
      <div>
        <Button type="submit" busy={form.pending}>
          {state === 'published' ? w.takeDown : w.reject}
        </Button>
      </div>
    </OfficeForm>
  )
}

/** Loads the review again after a refusal, because its author or a colleague has changed it. */
function useReadAgain(result: FormResult<unknown> | null): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (result?.outcome === 'refused') void revalidate()
  }, [result, revalidate])
}
