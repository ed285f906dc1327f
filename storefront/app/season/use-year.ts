import { use } from 'react'
import { PageFactsContext } from '../page-facts.ts'

const helsinki = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Helsinki', year: 'numeric' })

/** The year the page was rendered in. */
export function useYear(): number {
  return Number(helsinki.format(new Date(use(PageFactsContext).today)))
}
