import './appointment-link.css'
import { moveAppointment } from '@pito/contracts/appointment-links'
import { languageOf } from '@pito/contracts/values/locale'
import { Button } from '@pito/ui/button'
import { Disclosure } from '@pito/ui/disclosure'
import type { Api } from '@pito/web/api/api'
import { formAction } from '@pito/web/form/form-action'
import { fieldErrors, textIn } from '@pito/web/form/form-result'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { dayShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { Link, useLoaderData, useLocation } from 'react-router'
import { orNotFound } from '../../page/or-not-found.ts'
import type { PageRequest } from '../../page/page.ts'
import { page } from '../../page/page.ts'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { tokenIn } from '../../page/token-in.ts'
import type { FreeDay } from '../dealer-times.ts'
import { loadTimes } from '../dealer-times.ts'
import { TimeChoice } from '../time-choice.tsx'
import { appointmentLink } from './appointment-link-words.ts'
import { AppointmentFacts, LinkMessage } from './link-message.tsx'
import { isLinkFound, loadLink } from './load-link.ts'

const title = titled(appointmentLink, (w) => w.moveTitle)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const load = page(async (api: Api, { url }: PageRequest) => {
  const appointment = await loadLink(api, 'move', url)
  const times =
    appointment?.state === 'open' ? await loadTimes(api, appointment.dealer_id, tokenIn(url)) : null
  return orNotFound({ appointment, times }, isLinkFound(appointment))
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

const submit = formAction(async (api, { form, url, locale }) => {
  const w = appointmentLink[languageOf(locale)]
  const time = textIn(form, 'start_time')
  const errors = fieldErrors({ start_time: time ? null : w.timeMissing })
  if (errors) return { errors }
  const moved = { schedule_date: textIn(form, 'schedule_date'), start_time: time }
  await api(moveAppointment, { token: tokenIn(url), ...moved })
  return { done: null, to: url.pathname + url.search }
})
export const action = submit.onServer
export const clientAction = submit.inBrowser

export default function MoveAppointment() {
  const w = useWords(appointmentLink)
  const { appointment, times } = useLoaderData<typeof loader>()
  if (!appointment || !times) return <LinkMessage appointment={appointment} />
  return (
    <article className="wrap section applink">
      <h1>{w.moveTitle}</h1>
      <p>{appointment.is_declined ? w.lost : w.moveLead}</p>
      <AppointmentFacts appointment={appointment} />
      <MoveForm days={times.days} />
    </article>
  )
}

const daysShown = 10

/**
 * The days are links, so that choosing a day works without scripts. The times of the chosen day are radio buttons.
 */
function MoveForm({ days }: { days: readonly FreeDay[] }) {
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
