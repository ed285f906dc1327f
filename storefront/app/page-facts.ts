import type { Locale } from '@pito/contracts/values/locale'
import { defaultLocale } from '@pito/contracts/values/locale'
import { createContext } from 'react'

/** What any part of a page may depend on besides what it is given. */
export interface PageFacts {
  readonly locale: Locale
  /** When the page was rendered. */
  readonly today: string
}

export const PageFactsContext = createContext<PageFacts>({
  locale: defaultLocale,
  today: new Date(0).toISOString(),
})
