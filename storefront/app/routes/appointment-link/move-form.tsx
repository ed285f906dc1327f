import { languageOf } from '@pito/contracts/values/locale'
import { Button } from '@pito/ui/button'
import { Disclosure } from '@pito/ui/disclosure'
import { RadioKeys } from '@pito/ui/radio-keys'
import { Link, useLocation } from 'react-router'
import { PostForm } from '../../form/post-form.tsx'
import { useForm } from '../../form/use-form.ts'
import { useLocale } from '../../locale/use-locale.ts'
import { dayShown, timeShown } from '../../service-points/day-shown.ts'
import { withoutSeconds } from '../../service-points/point.ts'
import { useWords } from '../../words/words.ts'
import { appointmentLink } from './appointment-link-words.ts'
import type { FreeTimes } from './load-times.ts'

const daysShown = 10

/** A day by a link, so that it works without scripts, and a time by a radio button. */
export function MoveForm({ times }: { times: FreeTimes }) {
  const w = useWords(appointmentLink)
  const language = languageOf(useLocale())
  const { pathname, search } = useLocation()
  const form = useForm({ id: 'move', action: pathname + search, fields: ['start_time'] })
  const { days, date, startTimes } = times
  if (!date) return <p>{w.noTimes}</p>
  const [first, later] = [days.slice(0, daysShown), days.slice(daysShown)]
  return (
    <>
      <nav aria-label={w.day} className="applink__choice">
        <p className="field__label">{w.day}</p>
        <Days days={first} chosen={date} />
        {later.length > 0 && (
          <Disclosure summary={w.otherDays} open={later.includes(date)}>
            <Days days={later} chosen={date} />
          </Disclosure>
        )}
      </nav>
      <PostForm form={form} className="applink__choice">
        <input type="hidden" name="schedule_date" value={date} />
        <RadioKeys
          key={date}
          {...form.radios('start_time')}
          legend={`${w.time}, ${dayShown(date, language)}`}
          keys={startTimes.map(withoutSeconds).map((value) => ({ value, label: timeShown(value, language) }))}
        />
        <Button type="submit" look="go" busy={form.pending}>
          {w.moveButton}
        </Button>
      </PostForm>
    </>
  )
}

function Days({ days, chosen }: { days: readonly string[]; chosen: string }) {
  const language = languageOf(useLocale())
  const { search } = useLocation()
  const addressOf = (date: string) => {
    const query = new URLSearchParams(search)
    query.set('date', date)
    return `?${query}`
  }
  return (
    <ul className="slots applink__days">
      {days.map((date) => (
        <li key={date}>
          <Link
            className="slot"
            to={addressOf(date)}
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
