import type { BookingDealer } from './booking-dealer.ts'
import { bracketed } from './submit-booking.ts'

/** Service 1 is the fitting itself, so this list books nothing else. */
export const fittingOnly: readonly number[] = [1]

interface BookingFieldsProps {
  readonly dealer: BookingDealer
  readonly cartId: string | null
  /** The chosen date, or null if no day has been chosen. */
  readonly date: string | null
  readonly serviceIds?: readonly number[] | undefined
}

/** Renders the hidden fields that a booking sends in addition to the time. */
export function BookingFields({ dealer, cartId, date, serviceIds = fittingOnly }: BookingFieldsProps) {
  return (
    <>
      <input type="hidden" name="dealer_id" value={dealer.id} />
      <input type="hidden" name="cart_id" value={cartId ?? ''} />
      <input type="hidden" name="service_ids" value={bracketed(serviceIds)} />
      {dealer.hasCalendar ? (
        <input type="hidden" name="schedule_date" value={date ?? ''} />
      ) : (
        <input type="hidden" name="without_calendar" value="1" />
      )}
    </>
  )
}
