import type { Appointment } from '@pito/contracts/booking'
import { languageOf } from '@pito/contracts/values/locale'
import { dayShown, timeShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { booking } from './booking-words.ts'

type Named = Pick<Appointment, 'schedule_date' | 'start_time'> & {
  readonly dealer: Pick<Appointment['dealer'], 'company_name'>
}

/** Returns a function that names a time with its service point, for sentences about it. */
export function useTimeName(): (time: Named) => string {
  const w = useWords(booking)
  const language = languageOf(useLocale())
  return ({ schedule_date: date, start_time: start, dealer }) =>
    date && start
      ? w.timeAt(dayShown(date, language), timeShown(start, language), dealer.company_name)
      : dealer.company_name
}
