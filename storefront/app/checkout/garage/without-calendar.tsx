import type { Cart } from '@pito/contracts/cart'
import { phoneShown } from '@pito/contracts/values/phone-shown'
import { Button } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { forgetDraft } from '../../booking/booking-draft.ts'
import { BookingFields } from '../../booking/booking-fields.tsx'
import { checkoutAddress } from '../../cart/checkout-address.ts'
import { orderWords } from '../../orders/order-words.ts'
import type { Point } from '../../service-points/point.ts'
import { storePoint } from '../../service-points/point-memory.ts'
import { garage } from './garage-words.ts'
import type { GarageData } from './load-garages.ts'
import { serviceIdsOf } from './load-garages.ts'

/** Shows the button to continue with a service point that makes appointments by phone. */
export function WithoutCalendar({ point }: { point: Point }) {
  const w = useWords(garage)
  const { noCalendar } = useWords(orderWords)
  const { cart } = useLoaderData<GarageData>()
  const form = useForm<never, never>({
    id: `point-${point.id}`,
    action: checkoutAddress('garage', useLocale()),
    fields: [],
  })
  return (
    <PostForm form={form} className="garage__phone" onSubmit={() => choose(point, cart)}>
      <p className="small">{noCalendar}</p>
      <a className="garage__number small" href={`tel:${point.phone}`}>
        <Icon name="phone" />
        {phoneShown(point.phone)}
      </a>
      <BookingFields
        dealer={point}
        cartId={cart.id}
        held={cart.appointment}
        date={null}
        serviceIds={serviceIdsOf(cart)}
      />
      <Button type="submit" look="go" busy={form.pending}>
        {w.withoutAppointment}
        <span className="vh">, {point.name}</span>
      </Button>
    </PostForm>
  )
}

/** The draft of a time at another service point is deleted, because this service point has no times (GAR-20). */
function choose(point: Point, { appointment }: Cart) {
  storePoint(point)
  if (appointment && appointment.dealer_id !== point.id) forgetDraft('fitting')
}
