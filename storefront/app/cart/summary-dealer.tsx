import type { Appointment } from '@pito/contracts/booking'
import { languageOf } from '@pito/contracts/values/locale'
import { phoneShown } from '@pito/contracts/values/phone-shown'
import { dayShown, timeShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { orderWords } from '../orders/order-words.ts'
import { cartChoices } from './cart-choice-words.ts'

/** Shows the chosen service point: the time, the place and the contact details. */
export function SummaryDealer({ appointment }: { appointment: Appointment | null }) {
  const w = useWords(cartChoices)
  const { noCalendar } = useWords(orderWords)
  const language = languageOf(useLocale())
  if (!appointment) return null
  const { dealer, schedule_date: date, start_time: start } = appointment
  return (
    <section className="stack stack--none">
      <h3>{w.appointment}</h3>
      <p>
        {date && start ? (
          <b>
            {dayShown(date, language)} {timeShown(start, language)}
          </b>
        ) : (
          noCalendar
        )}
      </p>
      <address className="small">
        {dealer.company_name}
        <br />
        {dealer.address_line_1}, {dealer.zipcode} {dealer.city}
        <br />
        <a href={`tel:${dealer.contact_number}`}>{phoneShown(dealer.contact_number)}</a>
        <br />
        <a href={`mailto:${dealer.email}`}>{dealer.email}</a>
      </address>
    </section>
  )
}
