import { languageOf } from '@pito/contracts/values/locale'
import { ButtonLink } from '@pito/ui/button'
import type { ReactNode } from 'react'
import { PhoneLink } from '../../frame/phone-link.tsx'
import { useLocale } from '../../locale/use-locale.ts'
import { useWords } from '../../words/words.ts'
import { reviewPages } from './review-words.ts'

/** A link that is over, or never was one. */
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
