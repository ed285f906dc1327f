import type { ListedOrder } from '@pito/contracts/staff-orders'
import type { Locale } from '@pito/contracts/values/locale'
import { Mark } from '@pito/ui/mark'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { fittingWords } from './order-words.ts'

interface FittingTimeProps {
  readonly order: Pick<ListedOrder, 'fitted_at' | 'fitting_state'>
  readonly format: (iso: string, locale: Locale) => string
}

/** The time of a fitting. If the fitting does not take place, it says so, and the time is one that was booked once. */
export function FittingTime({ order: { fitted_at: at, fitting_state: state }, format }: FittingTimeProps) {
  const w = useWords(fittingWords)
  const locale = useLocale()
  const time = at && format(at, locale)
  if (state === null || state === 'booked') return time ?? w.byPhone
  return (
    <>
      <Mark tone="berry">{w[state]}</Mark> {time && <span className="quiet small">{w.was(time)}</span>}
    </>
  )
}
