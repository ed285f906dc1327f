import type { FormerAppointment } from '@pito/contracts/booking'
import type { Cart } from '@pito/contracts/cart'
import { languageOf } from '@pito/contracts/values/locale'
import { Button } from '@pito/ui/button'
import { PostForm } from '@pito/web/form/post-form'
import type { PostedForm } from '@pito/web/form/use-form'
import { dayShown, timeShown, withoutSeconds } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLocation } from 'react-router'
import { dealerOf } from './booking-dealer.ts'
import { BookingLink } from './booking-link.tsx'
import { booking } from './booking-words.ts'
import type { OfferedTimes } from './load-former-time.ts'
import { startValue, takeTimeIntent } from './submit-take-time.ts'
import { TakeTimeFields } from './take-time-fields.tsx'

interface OfferProps {
  readonly former: FormerAppointment
  readonly cart: Pick<Cart, 'id' | 'with_service' | 'appointment'>
  readonly offered: OfferedTimes
  readonly form: PostedForm & { readonly pending: boolean }
}

/**
 * Offers the former time itself if it is still free, otherwise the nearest free times. Nearest times are left out if
 * the cart needs no time, because it is only delivered or has another time.
 */
export function FormerTimeOffer({ former, cart, offered: { isFree, nearest }, form }: OfferProps) {
  const w = useWords(booking)
  const language = languageOf(useLocale())
  const { pathname, search } = useLocation()
  const needsTime = cart.with_service && cart.appointment === null
  const undo = former.reason === 'expired' ? w.sameAgain : w.undo
  const starts = isFree ? [timeOf(former)] : nearest
  if (!isFree && !needsTime) return <p>{w.notFree}</p>
  return (
    <div className="stack stack--tight">
      {!isFree && <p>{nearest.length > 0 ? w.notFreeNearest : w.notFree}</p>}
      <div className="row">
        <PostForm form={form} className="row">
          <input type="hidden" name="intent" value={takeTimeIntent} />
          <input type="hidden" name="back" value={pathname + search} />
          <TakeTimeFields former={former} cartId={cart.id} />
          {starts.map((start) => (
            <Button
              type="submit"
              name="start"
              value={startValue(start)}
              busy={form.pending}
              key={startValue(start)}
            >
              {isFree ? undo : `${dayShown(start.date, language)} ${timeShown(start.time, language)}`}
            </Button>
          ))}
        </PostForm>
        {needsTime && (
          <BookingLink dealer={dealerOf(former)} serviceIds={former.service_ids}>
            {w.another}
          </BookingLink>
        )}
      </div>
    </div>
  )
}

function timeOf({ schedule_date, start_time }: FormerAppointment) {
  return { date: schedule_date, time: withoutSeconds(start_time) }
}
