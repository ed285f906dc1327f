import type { Appointment } from '@pito/contracts/booking'
import { languageOf } from '@pito/contracts/values/locale'
import { phoneShown } from '@pito/contracts/values/phone-shown'
import { Button } from '@pito/ui/button'
import { Panel } from '@pito/ui/panel'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { Link } from 'react-router'
import { cartAddress } from '../cart/cart-address.ts'
import { dealerOf, pointAddress } from './booking-dealer.ts'
import { BookingLink } from './booking-link.tsx'
import { booking } from './booking-words.ts'
import { FittingMoment } from './fitting-moment.tsx'
import { HoldLeft } from './hold-left.tsx'
import { giveUpIntent } from './submit-give-up.ts'

interface ChosenTimeProps {
  /** The appointment of the cart, or null if it has none. */
  readonly appointment: Appointment | null
}

/**
 * Shows the time that is reserved for the cart: where it is, when it begins and how long it is reserved, with buttons
 * to change and to release it.
 */
export function ChosenTime({ appointment }: ChosenTimeProps) {
  return appointment && <Held appointment={appointment} />
}

function Held({ appointment }: { appointment: Appointment }) {
  const w = useWords(booking)
  const locale = useLocale()
  const { dealer, without_calendar: byPhone } = appointment
  const link = pointAddress(dealer.slug, languageOf(locale))
  return (
    <Panel className="chosen-time" role="group" aria-labelledby="chosen-time">
      <h2 id="chosen-time">{w.fitting}</h2>
      <FittingMoment appointment={appointment} />
      <p>
        <Link to={link}>{dealer.company_name}</Link>
        <br />
        <span className="small quiet">
          {dealer.address_line_1}, {dealer.zipcode} {dealer.city}
        </span>
      </p>
      {byPhone && (
        <p className="small">
          {w.byPhoneHint} <a href={`tel:${dealer.contact_number}`}>{phoneShown(dealer.contact_number)}</a>
        </p>
      )}
      <HoldLeft appointment={appointment} />
      <div className="row">
        {!byPhone && (
          <BookingLink dealer={dealerOf(appointment)} serviceIds={appointment.service_ids}>
            {w.change}
          </BookingLink>
        )}
        <GiveUp appointment={appointment} />
      </div>
    </Panel>
  )
}

function GiveUp({ appointment: { dealer_id, without_calendar } }: { appointment: Appointment }) {
  const w = useWords(booking)
  const form = useFetcherForm<never, null>({
    id: giveUpIntent,
    action: cartAddress(useLocale()),
    fields: [],
  })
  return (
    <PostForm form={form}>
      <input type="hidden" name="intent" value={giveUpIntent} />
      <input type="hidden" name="dealer_id" value={dealer_id} />
      <Button type="submit" look="bare" busy={form.pending}>
        {without_calendar ? w.giveUpPoint : w.giveUp}
      </Button>
    </PostForm>
  )
}
