import type { Api } from '@pito/web/api/api'
import { useApi } from '@pito/web/api/use-api'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { MouseEvent } from 'react'
import { useLocation, useMatches } from 'react-router'
import { frame } from './frame-words.ts'

/** Pages whose path names the language say how it is in the other one. */
interface Translatable {
  readonly translate?: (path: string) => string
  /** Asks the API for that path before going there. */
  readonly findTranslation?: (api: Api, path: string) => Promise<string>
}

/** A link, so that it works without JavaScript; the server remembers the choice and sends the page in the other language. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const w = useWords(frame)
  const api = useApi()
  const { pathname, search } = useLocation()
  const other = useLocale() === 'fi_FI' ? 'en' : 'fi'
  const { translate, findTranslation } = (useMatches().at(-1)?.handle ?? {}) as Translatable
  const query = new URLSearchParams(search)
  query.set('lang', other)
  // Another language selects no service point.
  query.delete('ServicePoint')
  // A cached page is rendered for a query in an order of its own: the link must be the same in the browser.
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
