import type { Locale } from '@pito/contracts/values/locale'
import { defaultLocale } from '@pito/contracts/values/locale'
import { createContext } from 'react'

/** What any part of a page may depend on besides its props. */
export interface PageFacts {
  readonly locale: Locale
  /** The day in Helsinki that the page was rendered on, as 2026-11-21. */
  readonly today: string
}

/** The facts of a page whose frame could not be loaded. */
export const noFacts: PageFacts = { locale: defaultLocale, today: '1970-01-01' }

export const PageFactsContext = createContext(noFacts)
