import type { Api } from '@pito/web/api/api'
import { useApi } from '@pito/web/api/use-api'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { MouseEvent } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useWordsOfMissingPage } from '../page/use-missing-page.ts'
import { frame } from './frame-words.ts'

/** The part of a route's `handle` that pages have whose path differs between the languages. */
interface Translatable {
  readonly translate?: (path: string) => string
  /** Asks the API for the translated path before the page in the other language is opened. */
  readonly findTranslation?: (api: Api, path: string) => Promise<string>
}

const home: Translatable = { translate: () => '/' }

/**
 * A link that switches the language, so that it works without scripts. The server stores the choice and sends the
 * page in the other language.
 */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const w = useWords(frame)
  const api = useApi()
  const { pathname, search } = useLocation()
  const other = useLocale() === 'fi_FI' ? 'en' : 'fi'
  const { handle } = useMatches().at(-1) ?? {}
  // The URL of a missing page is not repeated if it may be personal data or a secret.
  const isHidden = useWordsOfMissingPage() === ''
  const { translate, findTranslation } = (isHidden ? home : (handle ?? {})) as Translatable
  const query = new URLSearchParams(isHidden ? '' : search)
  query.set('lang', other)
  // A change of language clears the selected service point.
  query.delete('ServicePoint')
  // The server renders a cached page for a sorted query. The browser must sort the query too, so that both produce
  // the same link.
  query.sort()
  const known = translate?.(pathname) ?? pathname
  const goTo = (path: string) => window.location.assign(`${path}?${query}`)
  const follow = (event: MouseEvent) => {
    if (!findTranslation || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    findTranslation(api, pathname).then(goTo, () => goTo(known))
  }
  return (
    <a className={className} href={`${known}?${query}`} lang={other} hrefLang={other} onClick={follow}>
      {w.switchLanguage}
    </a>
  )
}
