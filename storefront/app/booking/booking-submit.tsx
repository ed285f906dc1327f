import { languageOf } from '@pito/contracts/values/locale'
import { Button } from '@pito/ui/button'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { Link } from 'react-router'
import { listAddress } from '../tyres/list/list-address.ts'
import { emptyList } from '../tyres/list/list-state.ts'
import type { BookingDealer } from './booking-dealer.ts'
import { booking } from './booking-words.ts'

/** The button waits for the times first, and for the booking once it is pressed. */
export type SubmitState = 'waiting' | 'ready' | 'sending'

interface BookingSubmitProps {
  readonly dealer: BookingDealer
  readonly hasTyres: boolean
  readonly state: SubmitState
}

/**
 * A time can be reserved only for tyres in the cart. If the cart is empty, the button leads to the tyres that the
 * service point can fit.
 */
export function BookingSubmit({ dealer, hasTyres, state }: BookingSubmitProps) {
  const w = useWords(booking)
  const language = languageOf(useLocale())
  if (hasTyres)
    return (
      <Button type="submit" look="go" busy={state !== 'ready'}>
        {state === 'sending' ? w.saving : w.proceed}
      </Button>
    )
  return (
    <>
      <p className="small">{w.noTyres}</p>
      <Link
        className="btn btn--go"
        to={listAddress({ ...emptyList(null), servicePoint: dealer.slug }, language)}
      >
        {w.findTyres}
      </Link>
    </>
  )
}
