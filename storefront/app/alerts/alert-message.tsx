import { languageOf } from '@pito/contracts/values/locale'
import { ButtonLink } from '@pito/ui/button'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { alertPages } from './alert-pages-words.ts'

interface AlertMessageProps {
  readonly title: 'sentTitle' | 'confirmedTitle' | 'stoppedTitle' | 'overTitle'
  readonly text: 'sent' | 'confirmed' | 'stopped' | 'over'
  readonly tyre?: { readonly name: string; readonly link_fi: string; readonly link_en: string } | undefined
  readonly children?: ReactNode
}

/** Says what happened to an alert, with links to continue. */
export function AlertMessage({ title, text, tyre, children }: AlertMessageProps) {
  const w = useWords(alertPages)
  const language = languageOf(useLocale())
  return (
    <article className="wrap section alertpage">
      <h1>{w[title]}</h1>
      {tyre && (
        <p>
          <b>{tyre.name}</b>
        </p>
      )}
      <p>{w[text]}</p>
      {children}
      <p>
        <ButtonLink href={tyre?.[`link_${language}`] ?? `/?lang=${language}`}>
          {tyre ? w.toTyre : w.toHome}
        </ButtonLink>
      </p>
    </article>
  )
}
