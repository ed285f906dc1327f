import type { MouseEvent } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { Api } from '../api/api.ts'
import { useApi } from '../api/use-api.ts'
import { useLocale } from '../locale/use-locale.ts'
import { useWords } from '../words/words.ts'
import { frame } from './frame-words.ts'

/** Pages whose path names the language say where their twin is. */
interface TwinWish {
  readonly twin?: (path: string) => string
  /** Asks the API for the twin's path before going there. */
  readonly findTwin?: (api: Api, path: string) => Promise<string>
}

/** A link, so that it works without JavaScript; the server keeps the choice and sends the page in the other language. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const w = useWords(frame)
  const api = useApi()
  const { pathname, search } = useLocation()
  const other = useLocale() === 'fi_FI' ? 'en' : 'fi'
  const { twin, findTwin } = (useMatches().at(-1)?.handle ?? {}) as TwinWish
  const query = new URLSearchParams(search)
  query.set('lang', other)
  // Kept pages are rendered for the query in order.
  query.sort()
  const known = twin?.(pathname) ?? pathname
  const goTo = (path: string) => window.location.assign(`${path}?${query}`)
  const follow = (event: MouseEvent) => {
    if (!findTwin || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    findTwin(api, pathname).then(goTo, () => goTo(known))
  }
  return (
    <a className={className} href={`${known}?${query}`} lang={other} hrefLang={other} onClick={follow}>
      {w.switchLanguage}
    </a>
  )
}
