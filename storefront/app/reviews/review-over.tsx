import { languageOf } from '@pito/contracts/values/locale'
import { ButtonLink } from '@pito/ui/button'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { PhoneLink } from '../frame/phone-link.tsx'
import { reviewPages } from './review-words.ts'

/** The page shown for a link that has expired or was never valid. */
export function ReviewOver({ done }: { done?: ReactNode }) {
  const w = useWords(reviewPages)
  const language = languageOf(useLocale())
  return (
    <article className="wrap section reviewpage">
      {done}
      <h1>{w.overTitle}</h1>
      <p>{w.overText}</p>
      <p>
        {w.help} <PhoneLink />
      </p>
      <p>
        <ButtonLink href={`/?lang=${language}`}>{w.toHome}</ButtonLink>
      </p>
    </article>
  )
}
