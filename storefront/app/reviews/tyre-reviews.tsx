import type { Review } from '@pito/contracts/reviews'
import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { languageOf } from '@pito/contracts/values/locale'
import { Anchor } from '@pito/ui/anchor'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { ReviewList } from './review-list.tsx'
import { reviews as reviewWords } from './reviews-words.ts'
import { Stars } from './stars.tsx'
import { VerifiedNotice } from './verified-notice.tsx'

export interface TyreReviewsProps {
  readonly tyreId: number
  /** The newest reviews, or null if they failed to load. */
  readonly reviews: {
    readonly rows: readonly Review[]
    /** The number of reviews that have a text and can therefore be listed. */
    readonly listed: number
    readonly total: number
    readonly mean: number
    /** Whether a review is written in the language of the page. */
    readonly hasOwn: boolean
  } | null
}

/** Shows the mean rating and the number of reviews near the heading, as a link to the reviews. */
export function RatingLink({ reviews }: TyreReviewsProps) {
  const w = useWords(reviewWords)
  const language = languageOf(useLocale())
  if (!reviews) return null
  const { mean, total } = reviews
  return (
    <Anchor className="rating" href="#reviews-title">
      <Stars stars={mean} />
      <span aria-hidden="true" className="num">
        {formatDecimal(mean, language, 1)}
      </span>
      <span className="link small">{w.reviewCount(total)}</span>
    </Anchor>
  )
}

export function TyreReviews({ tyreId, reviews }: TyreReviewsProps) {
  const w = useWords(reviewWords)
  const language = languageOf(useLocale())
  if (!reviews) return <p className="quiet">{w.failed}</p>
  const { rows, listed, total, mean, hasOwn } = reviews
  return (
    <section className="section reviews" aria-labelledby="reviews-title">
      <div className="reviews__in">
        <h2 id="reviews-title" tabIndex={-1}>
          {w.title}
        </h2>
        <p className="reviews__mean">
          <b className="num" aria-hidden="true">
            {formatDecimal(mean, language, 1)}
          </b>
          <Stars stars={mean} />
          <span>{w.reviewCount(total)}</span>
        </p>
        <VerifiedNotice />
        {listed > 0 && !hasOwn && <p className="quiet">{w.noneInOwnLanguage}</p>}
        <ReviewList rows={rows} level={3} isSplit />
        {listed > rows.length && (
          <p>
            <Anchor className="link" href={`/tyre-reviews/${tyreId}`}>
              {w.all(listed)}
            </Anchor>
          </p>
        )}
      </div>
    </section>
  )
}
