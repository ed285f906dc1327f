import { PageFactsContext } from '@pito/web/locale/page-facts'
import { use } from 'react'
import { dayOf } from './season-on.ts'

/** Returns the day for which the page was rendered. Cached pages are rendered again after midnight in Helsinki. */
export function useToday() {
  return dayOf(use(PageFactsContext).today)
}
