import type { Appointment } from '@pito/contracts/booking'
import { Anchor } from '@pito/ui/anchor'
import { Panel } from '@pito/ui/panel'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { checkoutAddress } from '../cart/checkout-address.ts'
import { booking } from './booking-words.ts'
import { FittingMoment } from './fitting-moment.tsx'
import { HoldLeft } from './hold-left.tsx'

/** Shows in short, on the pages after the choice of a time, which time is held for the cart and until when. */
export function HeldTime({ appointment }: { appointment: Appointment }) {
  const w = useWords(booking)
  const locale = useLocale()
  return (
    <Panel className="chosen-time chosen-time--short" role="group" aria-label={w.fitting}>
      <FittingMoment appointment={appointment} />
      <p className="small">
        {appointment.dealer.company_name}, {appointment.dealer.city}.{' '}
        <Anchor href={checkoutAddress('garage', locale)}>
          {appointment.without_calendar ? w.changePoint : w.change}
        </Anchor>
      </p>
      <HoldLeft appointment={appointment} />
    </Panel>
  )
}
