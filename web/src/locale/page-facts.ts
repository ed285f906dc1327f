import type { Locale } from '@pito/contracts/values/locale'
import { defaultLocale } from '@pito/contracts/values/locale'
import { createContext } from 'react'

/** Values that any part of a page may need besides its props. */
export interface PageFacts {
  readonly locale: Locale
  /** The date in Helsinki on which the page was rendered, as 2026-11-21. */
  readonly today: string
}

/** The default values for a page whose layout could not be loaded. */
export const noFacts: PageFacts = { locale: defaultLocale, today: '1970-01-01' }

export const PageFactsContext = createContext(noFacts)
