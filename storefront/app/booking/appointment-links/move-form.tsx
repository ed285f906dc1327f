import { languageOf } from '@pito/contracts/values/locale'
import { Button } from '@pito/ui/button'
import { Disclosure } from '@pito/ui/disclosure'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { dayShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { Link, useLocation } from 'react-router'
import type { FreeDay } from '../dealer-times.ts'
import { TimeChoice } from '../time-choice.tsx'
import { appointmentLink } from './appointment-link-words.ts'

const daysShown = 10

/**
 * The days are links, so that choosing a day works without scripts. The times of the chosen day are radio buttons.
 */
export function MoveForm({ days }: { days: readonly FreeDay[] }) {
  const w = useWords(appointmentLink)
  const { pathname, search } = useLocation()
  const form = useForm({ id: 'move', action: pathname + search, fields: ['start_time'] })
  const requested = new URLSearchParams(search).get('date')
  const day = days.find(({ date }) => date === requested) ?? days[0]
  if (!day) return <p>{w.noTimes}</p>
  const dates = days.map(({ date }) => date)
  const [first, later] = [dates.slice(0, daysShown), dates.slice(daysShown)]
  return (
    <>
      <nav aria-label={w.day} className="applink__choice">
        <p className="field__label">{w.day}</p>
        <Days dates={first} chosen={day.date} />
        {later.length > 0 && (
          <Disclosure summary={w.otherDays} open={later.includes(day.date)}>
            <Days dates={later} chosen={day.date} />
          </Disclosure>
        )}
      </nav>
      <PostForm form={form} className="applink__choice">
        <input type="hidden" name="schedule_date" value={day.date} />
        <TimeChoice key={day.date} day={day} {...form.radios('start_time')} />
        <Button type="submit" look="go" busy={form.pending}>
          {w.moveButton}
        </Button>
      </PostForm>
    </>
  )
}

function Days({ dates, chosen }: { dates: readonly string[]; chosen: string }) {
  const language = languageOf(useLocale())
  const { search } = useLocation()
  const addressOf = (date: string) => {
    const query = new URLSearchParams(search)
    query.set('date', date)
    return `?${query}`
  }
  return (
    <ul className="slots applink__days">
      {dates.map((date) => (
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
