import type { Locale } from '@pito/contracts/values/locale'
import { use } from 'react'
import { PageFactsContext } from './page-facts.ts'

export function useLocale(): Locale {
  return use(PageFactsContext).locale
}
