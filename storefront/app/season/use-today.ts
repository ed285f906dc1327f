import { PageFactsContext } from '@pito/web/locale/page-facts'
import { use } from 'react'
import { dayOf } from './season-on.ts'

/** The day for which the page was rendered; cached pages are rendered again after midnight in Helsinki. */
export function useToday() {
  return dayOf(use(PageFactsContext).today)
}
