import type { Appointment } from '@pito/contracts/booking'
import type { BookingDealer } from './booking-dealer.ts'
import { bracketed } from './submit-booking.ts'

/** Service 1 is the fitting itself, so this list books nothing else. */
export const fittingOnly: readonly number[] = [1]

interface BookingFieldsProps {
  readonly dealer: BookingDealer
  readonly cartId: string | null
  /** The appointment that the cart has now, which the booking replaces. */
  readonly held?: Pick<Appointment, 'dealer_id'> | null | undefined
  /** The chosen date, or null if no day has been chosen. */
  readonly date: string | null
  readonly serviceIds?: readonly number[] | undefined
}

/** Renders the hidden fields that a booking sends in addition to the time. */
export function BookingFields({ dealer, cartId, held, date, serviceIds = fittingOnly }: BookingFieldsProps) {
  return (
    <>
      <input type="hidden" name="dealer_id" value={dealer.id} />
      <input type="hidden" name="cart_id" value={cartId ?? ''} />
      {held && <input type="hidden" name="held_dealer_id" value={held.dealer_id} />}
      <input type="hidden" name="service_ids" value={bracketed(serviceIds)} />
      {dealer.hasCalendar ? (
        <input type="hidden" name="schedule_date" value={date ?? ''} />
      ) : (
        <input type="hidden" name="without_calendar" value="1" />
      )}
    </>
  )
}
