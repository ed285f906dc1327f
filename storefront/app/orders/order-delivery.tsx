import type { Order, OrderAddress } from '@pito/contracts/orders'
import { languageOf } from '@pito/contracts/values/locale'
import { phoneShown } from '@pito/contracts/values/phone-shown'
import { dayShown, timeShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { orderWords } from './order-words.ts'

export function AddressLines({ address }: { address: OrderAddress }) {
  const { first_name, last_name, email, company_name, company_vat_number } = address
  const company = [company_name, company_vat_number].filter(Boolean).join(', ')
  return (
    <>
      <p>
        {first_name} {last_name}
        {company && (
          <>
            <br />
            {company}
          </>
        )}
        <br />
        {address.address_line_1}
        {address.address_line_2 && `, ${address.address_line_2}`}, {address.zipcode} {address.city}
      </p>
      <p className="small quiet">
        {email}, <span className="nowrap">{phoneOf(address)}</span>
      </p>
    </>
  )
}

/**
 * Shows the time and place of the fitting. For a service point without a calendar, explains how a time is arranged.
 */
export function FittingTime({ appointment }: { appointment: NonNullable<Order['appointment']> }) {
  const w = useWords(orderWords)
  const language = languageOf(useLocale())
  const { schedule_date: date, start_time: time, dealer } = appointment
  return (
    <>
      {date && time ? (
        <p className="ordertime num">{w.at(dayShown(date, language), timeShown(time, language))}</p>
      ) : (
        <p>{w.noCalendar}</p>
      )}
      <p>
        {dealer.company_name}, {dealer.address_line_1}, {dealer.zipcode} {dealer.city}
        <br />
        <a href={`tel:${dealer.contact_number}`}>{phoneShown(dealer.contact_number)}</a>
        <br />
        <a href={`mailto:${dealer.email}`}>{dealer.email}</a>
      </p>
    </>
  )
}

/**
 * Returns the phone number in international form, for example `+358 40 123 4567` for `040 123 4567`. The country code
 * replaces the leading zero.
 */
export function phoneOf({
  country_code,
  contact_number,
}: Pick<OrderAddress, 'country_code' | 'contact_number'>) {
  return /^(\+|00)/.test(contact_number)
    ? contact_number
    : `+${country_code} ${contact_number.replace(/^0/, '')}`
}
