import { phoneShown } from '@pito/contracts/values/phone-shown'
import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import type { BookingDealer } from './booking-dealer.ts'
import { booking } from './booking-words.ts'

/** Shows the phone number of a service point that has no calendar or no free time in it. */
export function PhoneAppointment({ dealer: { hasCalendar, phone } }: { dealer: BookingDealer }) {
  const w = useWords(booking)
  return (
    <div className="stack stack--tight">
      {hasCalendar ? (
        <p>{w.noneFree}</p>
      ) : (
        <>
          <p>
            <b>{w.byPhone}</b>
          </p>
          <p className="small">{w.byPhoneHint}</p>
        </>
      )}
      <p>
        <a className="btn" href={`tel:${phone}`}>
          <Icon name="phone" />
          {phoneShown(phone)}
        </a>
      </p>
    </div>
  )
}
