import { use } from 'react'
import { PageFactsContext } from '../page/page-facts.ts'
import { dayOf } from './season-on.ts'

/** The day the page was rendered for; cached pages are rendered again after midnight in Helsinki. */
export function useToday() {
  return dayOf(use(PageFactsContext).today)
}
