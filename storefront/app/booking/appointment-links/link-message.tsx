import './appointment-link.css'
import type { LinkedAppointment } from '@pito/contracts/appointment-links'
import { languageOf } from '@pito/contracts/values/locale'
import { phoneShown } from '@pito/contracts/values/phone-shown'
import { ButtonLink } from '@pito/ui/button'
import { dayShown, timeShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { Fragment } from 'react'
import { PhoneLink } from '../../frame/phone-link.tsx'
import { appointmentLink } from './appointment-link-words.ts'

interface LinkMessageProps {
  /** The appointment to which the link belongs, or null if the link is not valid. */
  readonly appointment: LinkedAppointment | null
}

/** Says what state the appointment is in if the link offers no action any more. */
export function LinkMessage({ appointment }: LinkMessageProps) {
  const w = useWords(appointmentLink)
  const language = languageOf(useLocale())
  const [title, text] = sentencesOf(w, appointment)
  return (
    <article className="wrap section applink">
      <h1>{title}</h1>
      <p>{text}</p>
      {appointment && <AppointmentFacts appointment={appointment} />}
      {appointment?.order_token ? (
        <>
          <p>
            {w.help} <PhoneLink className="link nowrap" />
          </p>
          <p>
            <ButtonLink href={`/my-order?${new URLSearchParams({ token: appointment.order_token })}`}>
              {w.toOrder}
            </ButtonLink>
          </p>
        </>
      ) : (
        <p>
          <ButtonLink href={`/?lang=${language}`}>{w.home}</ButtonLink>
        </p>
      )}
    </article>
  )
}

function sentencesOf(w: typeof appointmentLink.fi, appointment: LinkedAppointment | null) {
  const state = appointment?.state
  if (!state || state === 'open') return [w.overTitle, w.over]
  if (state === 'too-late' && appointment?.order_token) return [w.moveOverTitle, w.moveOver]
  if (state === 'cancelled' && appointment?.order_token) return [w.orderCancelledTitle, w.orderCancelled]
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
      {/* Only links of the customer open the order, so the page of a garage has to name the job. */}
      {appointment.order_token === null && <JobFacts appointment={appointment} />}
    </dl>
  )
}

function JobFacts({ appointment }: { appointment: LinkedAppointment }) {
  const w = useWords(appointmentLink)
  const { order_number: number, tyres, services, licence_plate: plate } = appointment
  const facts = [
    [w.order, number],
    [w.plate, plate],
    [w.tyres, tyres.join(', ')],
    [w.services, services.join(', ')],
  ] as const
  return facts.map(
    ([name, value]) =>
      value && (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ),
  )
}
