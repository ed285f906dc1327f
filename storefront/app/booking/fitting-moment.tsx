import './chosen-time.css'
import type { Appointment } from '@pito/contracts/booking'
import { languageOf } from '@pito/contracts/values/locale'
import { Icon } from '@pito/ui/icon'
import { dayShown, timeShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { booking } from './booking-words.ts'

type Moment = Pick<Appointment, 'schedule_date' | 'start_time' | 'end_time'>

/** Shows the day and the time of a fitting, or that the service point makes appointments by phone. */
export function FittingMoment({ appointment }: { appointment: Moment }) {
  const w = useWords(booking)
  const language = languageOf(useLocale())
  const { schedule_date: date, start_time: start, end_time: end } = appointment
  const shown = (time: string) => timeShown(time, language)
  return (
    <p className="chosen-time__when num">
      <Icon name="calendar" />
      {date && start && end ? w.chosen(dayShown(date, language), shown(start), shown(end)) : w.byPhone}
    </p>
  )
}
