import type { Review } from '@pito/contracts/reviews'
import { languageOf } from '@pito/contracts/values/locale'
import { DateOf } from '../locale/date-of.tsx'
import { useWords } from '../words/words.ts'
import { reviews } from './reviews-words.ts'
import { Stars } from './stars.tsx'

export function ReviewList({ rows }: { rows: readonly Review[] }) {
  return (
    <ul className="reviews__list">
      {rows.map((review) => (
        <li key={review.id}>
          <ReviewRow review={review} />
        </li>
      ))}
    </ul>
  )
}

function ReviewRow({ review }: { review: Review }) {
  const w = useWords(reviews)
  const { stars, text, display_name: name, locale, size_text: size, reviewed_on: day } = review
  return (
    <article className="review">
      <p className="review__head">
        <Stars stars={stars} />
        <span>{name ? `${name}, ${w.buyer}` : w.verifiedBuyer}</span>
        <span className="quiet small">
          <DateOf at={day} />
        </span>
      </p>
      {text && (
        <p className="review__text" lang={languageOf(locale)} dir="auto">
          {text}
        </p>
      )}
      <p className="quiet small">{w.bought(size)}</p>
    </article>
  )
}
