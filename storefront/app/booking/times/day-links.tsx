import { languageOf } from '@pito/contracts/values/locale'
import { Disclosure } from '@pito/ui/disclosure'
import { dayShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { Link, useLoaderData } from 'react-router'
import { timesAddress } from '../booking-dealer.ts'
import { booking } from '../booking-words.ts'
import { whyNotPicked } from '../dealer-times.ts'
import type { TimesData } from './load-times.ts'

const shownFirst = 12

/** Shows links to the days with free times, and the reasons why other days are not available. */
export function DayLinks({ chosen }: { chosen: string }) {
  const w = useWords(booking)
  const language = languageOf(useLocale())
  const { times } = useLoaderData<TimesData>()
  const dates = times.days.map(({ date }) => date)
  const later = dates.slice(shownFirst)
  return (
    <section aria-labelledby="choose-day">
      <h2 id="choose-day">{w.chooseDay}</h2>
      <Days dates={dates.slice(0, shownFirst)} chosen={chosen} />
      {later.length > 0 && (
        <Disclosure summary={w.laterDays} open={later.includes(chosen)}>
          <Days dates={later} chosen={chosen} />
        </Disclosure>
      )}
      <p className="small quiet">{w.until(dayShown(times.lastDate, language))}</p>
      <MissingDays />
    </section>
  )
}

interface DaysProps {
  readonly dates: readonly string[]
  readonly chosen: string
}

function Days({ dates, chosen }: DaysProps) {
  const language = languageOf(useLocale())
  const { point } = useLoaderData<TimesData>()
  return (
    <ul className="slots times-page__days">
      {dates.map((date) => (
        <li key={date}>
          <Link
            className="slot"
            to={timesAddress(point.slug, language, date)}
            aria-current={date === chosen ? 'date' : undefined}
            preventScrollReset
          >
            {dayShown(date, language)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Lists the unavailable days up to the last day of the calendar. The text above the list covers later days. */
function MissingDays() {
  const w = useWords(booking)
  const locale = useLocale()
  const { times } = useLoaderData<TimesData>()
  const dates = Object.keys(times.reasons).filter((date) => date <= times.lastDate)
  const byReason = Map.groupBy(dates, (date) => whyNotPicked(times, date, locale) ?? '')
  if (dates.length === 0) return null
  return (
    <Disclosure summary={w.whyDaysMissing}>
      <ul className="stack stack--tight small">
        {[...byReason].map(([reason, days]) => (
          <li key={reason}>
            {days.map((date) => dayShown(date, languageOf(locale))).join(', ')}
            {': '}
            {reason}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
