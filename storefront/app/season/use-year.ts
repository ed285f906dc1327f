import { useRootData } from '../frame/use-frame.ts'

const helsinki = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Helsinki', year: 'numeric' })

/** The year the page was rendered in. */
export function useYear(): number {
  return Number(helsinki.format(new Date(useRootData()?.today ?? 0)))
}
