import './appointment-link.css'
import type { LinkedAppointment } from '@pito/contracts/appointment-links'
import type { AppointmentLinkState } from '@pito/contracts/values/appointment-links'
import { languageOf } from '@pito/contracts/values/locale'
import { phoneShown } from '@pito/contracts/values/phone-shown'
import { ButtonLink } from '@pito/ui/button'
import { dayShown, timeShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { appointmentLink } from './appointment-link-words.ts'

interface LinkMessageProps {
  /** The appointment to which the link belongs, or null if the link is not valid. */
  readonly appointment: LinkedAppointment | null
}

/** Says what state the appointment is in if the link offers no action any more. */
export function LinkMessage({ appointment }: LinkMessageProps) {
  const w = useWords(appointmentLink)
  const language = languageOf(useLocale())
  const [title, text] = sentencesOf(w, appointment?.state)
  return (
    <article className="wrap section applink">
      <h1>{title}</h1>
      <p>{text}</p>
      {appointment && <AppointmentFacts appointment={appointment} />}
      <p>
        <ButtonLink href={`/?lang=${language}`}>{w.home}</ButtonLink>
      </p>
    </article>
  )
}

function sentencesOf(w: typeof appointmentLink.fi, state: AppointmentLinkState | undefined) {
  if (!state || state === 'open') return [w.overTitle, w.over]
  return [w[`${state}Title`], w[`${state}Text`]]
}

export function AppointmentFacts({ appointment }: { appointment: LinkedAppointment }) {
  const w = useWords(appointmentLink)
  const language = languageOf(useLocale())
  const { schedule_date: date, start_time: time, dealer } = appointment
  return (
    <dl className="applink__facts">
      <dt>{w.when}</dt>
      <dd>
        <b className="num">
          {date && time ? w.at(dayShown(date, language), timeShown(time, language)) : w.byPhone}
        </b>
      </dd>
      <dt>{w.where}</dt>
      <dd>
        {dealer.company_name}
        <br />
        {dealer.address_line_1}, {dealer.zipcode} {dealer.city}
      </dd>
      <dt>{w.phone}</dt>
      <dd>
        <a className="link" href={`tel:${dealer.contact_number}`}>
          {phoneShown(dealer.contact_number)}
        </a>
      </dd>
    </dl>
  )
}
