import type { Review } from '@pito/contracts/reviews'
import { languageOf } from '@pito/contracts/values/locale'
import { DateOf } from '@pito/web/locale/date-of'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { reviews } from './reviews-words.ts'
import { Stars } from './stars.tsx'

interface ReviewListProps {
  readonly rows: readonly Review[]
  /** The heading level of the reviews. Those in the other language are one level below their own heading. */
  readonly level: 2 | 3
  /** Whether reviews in the other language stand under a heading of their own. */
  readonly isSplit: boolean
}

/** Lists reviews: first those in the language of the page, then the others under a heading. */
export function ReviewList({ rows, level, isSplit }: ReviewListProps) {
  const w = useWords(reviews)
  const language = languageOf(useLocale())
  const others = isSplit ? rows.filter(({ locale }) => languageOf(locale) !== language) : []
  const own = rows.filter((row) => !others.includes(row))
  const Heading = `h${level}` as const
  return (
    <>
      {own.length > 0 && <Reviews rows={own} level={level} />}
      {others.length > 0 && (
        <section className="reviews__others" aria-labelledby="other-languages">
          <Heading id="other-languages" className="reviews__subhead">
            {w.otherLanguages}
          </Heading>
          <Reviews rows={others} level={level === 2 ? 3 : 4} />
        </section>
      )}
    </>
  )
}

function Reviews({ rows, level }: { readonly rows: readonly Review[]; readonly level: 2 | 3 | 4 }) {
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

function ReviewRow({ review, level }: { readonly review: Review; readonly level: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const
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
