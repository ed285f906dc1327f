import type { FormerAppointment } from '@pito/contracts/booking'
import { bracketed } from './submit-booking.ts'

interface TakeTimeFieldsProps {
  readonly former: FormerAppointment
  readonly cartId: string | null
}

/** Renders the hidden fields of a form that takes a time at the service point of the former time. */
export function TakeTimeFields({ former, cartId }: TakeTimeFieldsProps) {
  return (
    <>
      <input type="hidden" name="cart_id" value={cartId ?? ''} />
      <input type="hidden" name="dealer_id" value={former.dealer_id} />
      <input type="hidden" name="service_ids" value={bracketed(former.service_ids)} />
    </>
  )
}
