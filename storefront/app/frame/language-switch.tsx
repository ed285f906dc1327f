import { useLocation, useMatches } from 'react-router'
import { useLocale } from '../locale/use-locale.ts'
import { frame } from '../words/frame.ts'
import { useWords } from '../words.ts'

/** Pages whose path names the language say where their twin is. */
interface TwinWish {
  readonly twin?: (path: string) => string
}

/** A link, so that it works without JavaScript; the server keeps the choice and sends the page in the other language. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const w = useWords(frame)
  const { pathname, search } = useLocation()
  const other = useLocale() === 'fi_FI' ? 'en' : 'fi'
  const twin = (useMatches().at(-1)?.handle as TwinWish | undefined)?.twin
  const query = new URLSearchParams(search)
  query.set('lang', other)
  return (
    <a className={className} href={`${twin?.(pathname) ?? pathname}?${query}`} lang={other} hrefLang={other}>
      {w.switchLanguage}
    </a>
  )
}
