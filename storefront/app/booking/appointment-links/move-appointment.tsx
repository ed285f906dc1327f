import './appointment-link.css'
import { moveAppointment } from '@pito/contracts/appointment-links'
import { languageOf } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { formAction } from '@pito/web/form/form-action'
import { fieldErrors, textIn } from '@pito/web/form/form-result'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { orNotFound } from '../../page/or-not-found.ts'
import type { PageRequest } from '../../page/page.ts'
import { page } from '../../page/page.ts'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { tokenIn } from '../../page/token-in.ts'
import { loadTimes } from '../dealer-times.ts'
import { appointmentLink } from './appointment-link-words.ts'
import { AppointmentFacts, LinkMessage } from './link-message.tsx'
import { isLinkFound, loadLink } from './load-link.ts'
import { MoveForm } from './move-form.tsx'

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
