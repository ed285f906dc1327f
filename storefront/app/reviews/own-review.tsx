import type { ReviewedTyre } from '@pito/contracts/reviews'
import type { ReviewRejection } from '@pito/contracts/values/review'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { reviewPages } from './review-words.ts'
import { Stars } from './stars.tsx'

type Review = NonNullable<ReviewedTyre['review']>

interface OwnReviewProps {
  readonly tyre: ReviewedTyre
  readonly review: Review
  /** True if the review can still be changed. */
  readonly open: boolean
  readonly back: string
}

/** Shows the buyer's own review of a tyre and its state. */
export function OwnReview({ tyre, review, open, back }: OwnReviewProps) {
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
