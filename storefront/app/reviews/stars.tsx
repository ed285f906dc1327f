import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { languageOf } from '@pito/contracts/values/locale'
import { mostStars } from '@pito/contracts/values/review'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { reviews } from './reviews-words.ts'

/** Draws whole stars only. Screen readers get the exact value as text. */
export function Stars({ stars }: { stars: number }) {
  const w = useWords(reviews)
  const language = languageOf(useLocale())
  const full = Math.round(stars)
  const text = Number.isInteger(stars) ? String(stars) : formatDecimal(stars, language, 1)
  return (
    <span className="stars">
      <span aria-hidden="true">
        {'★'.repeat(full)}
        <span className="stars__rest">{'★'.repeat(mostStars - full)}</span>
      </span>
      <span className="vh">{w.stars(text)}</span>
    </span>
  )
}
