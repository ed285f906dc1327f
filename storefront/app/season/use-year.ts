import { PageFactsContext } from '@pito/web/locale/page-facts'
import { use } from 'react'

/** Returns the year in which the page was rendered. */
export function useYear(): number {
  return Number(use(PageFactsContext).today.slice(0, 4))
}
