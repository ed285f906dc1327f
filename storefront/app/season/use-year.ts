import { use } from 'react'
import { PageFactsContext } from '../page/page-facts.ts'

/** The year the page was rendered in. */
export function useYear(): number {
  return Number(use(PageFactsContext).today.slice(0, 4))
}
