import type { Review } from '@pito/contracts/reviews'
import { languageOf } from '@pito/contracts/values/locale'
import { DateOf } from '@pito/web/locale/date-of'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { reviews } from './reviews-words.ts'
import { Stars } from './stars.tsx'

interface ReviewListProps {
  readonly rows: readonly Review[]
  /** The heading level of the reviews. */
  readonly level: 'h2' | 'h3'
}

export function ReviewList({ rows, level }: ReviewListProps) {
  return (
    <ul className="reviews__list">
      {rows.map((review) => (
        <li key={review.id}>
          <ReviewRow review={review} level={level} />
        </li>
      ))}
    </ul>
  )
}

function ReviewRow({ review, level: Heading }: { review: Review } & Pick<ReviewListProps, 'level'>) {
  const w = useWords(reviews)
  const { stars, text, display_name: name, locale, size_text: size, reviewed_on: day } = review
  const language = languageOf(locale)
  const isForeign = language !== languageOf(useLocale())
  return (
    <article className="review">
      <Heading className="review__head">
        <Stars stars={stars} />
        <span>{name ? `${name}, ${w.buyer}` : w.verifiedBuyer}</span>
        <span className="quiet small">
          <DateOf at={day} />
        </span>
      </Heading>
      {text && (
        <p className="review__text" lang={language} dir="auto">
          {text}
        </p>
      )}
      <p className="quiet small">
        {w.bought(size)}
        {text && isForeign && <> · {w.inOtherLanguage}</>}
      </p>
    </article>
  )
}
