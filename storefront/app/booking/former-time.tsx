import type { Appointment, FormerAppointment } from '@pito/contracts/booking'
import type { Cart } from '@pito/contracts/cart'
import { languageOf } from '@pito/contracts/values/locale'
import { Alert } from '@pito/ui/alert'
import { Button, ButtonLink } from '@pito/ui/button'
import { showToast } from '@pito/ui/toast'
import { PostForm } from '@pito/web/form/post-form'
import type { PostedForm } from '@pito/web/form/use-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { dayShown, timeShown, withoutSeconds } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { cartAddress } from '../cart/cart-address.ts'
import { checkoutAddress } from '../cart/checkout-address.ts'
import { dealerOf } from './booking-dealer.ts'
import { BookingLink } from './booking-link.tsx'
import { booking } from './booking-words.ts'
import type { OfferedTimes } from './load-former-time.ts'
import { startValue, takeTimeFormId, takeTimeIntent } from './submit-take-time.ts'
import { TakeTimeFields } from './take-time-fields.tsx'
import { useTimeName } from './use-time-name.ts'

interface FormerTimeProps {
  readonly cart: Pick<Cart, 'id' | 'with_service' | 'appointment' | 'former_appointment'>
  readonly offered: OfferedTimes | null
}

/**
 * Says which time the cart has no longer, and why, and offers to take it again or to take one of the nearest times.
 * After a time has been taken, says so in the same place, because the pressed button no longer exists.
 */
export function FormerTime({ cart, offered }: FormerTimeProps) {
  const w = useWords(booking)
  const nameOf = useTimeName()
  const form = useFetcherForm<never, Appointment>({
    id: takeTimeFormId(useLocation().pathname),
    action: cartAddress(useLocale()),
    fields: [],
  })
  const former = cart.former_appointment
  useToastAtLoss(former)
  if (former && offered)
    return (
      <Alert title={w[former.reason](nameOf(former))} tone="warn">
        {former.reason === 'not-served' ? (
          <NotServed />
        ) : (
          <FormerTimeOffer former={former} cart={cart} offered={offered} form={form} />
        )}
      </Alert>
    )
  return form.done && cart.appointment ? <Taken name={nameOf(cart.appointment)} /> : null
}

/** Leads to the service points, because the one of the former time may not serve the cart at any time. */
function NotServed() {
  const w = useWords(booking)
  const address = checkoutAddress('garage', useLocale())
  const isThere = useLocation().pathname === checkoutAddress('garage', 'fi_FI')
  return (
    <div className="stack stack--tight">
      <p>{w.notServed}</p>
      {!isThere && (
        <p>
          <ButtonLink href={address}>{w.another}</ButtonLink>
        </p>
      )}
    </div>
  )
}

function Taken({ name }: { name: string }) {
  const w = useWords(booking)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  return <Alert title={w.taken(name)} tone="good" ref={alert} />
}

/**
 * Also says in a toast that a time was lost while the page was open, because the visitor may have scrolled away from the
 * top of the page. A time that cannot serve the changed cart is named where the cart was changed.
 */
function useToastAtLoss(former: FormerAppointment | null): void {
  const w = useWords(booking)
  const nameOf = useTimeName()
  const before = useRef(former)
  const announce = useEffectEvent((lost: FormerAppointment) =>
    showToast({ title: w[lost.reason](nameOf(lost)), tone: lost.reason === 'expired' ? 'bad' : 'info' }),
  )
  useEffect(() => {
    if (former && before.current === null && former.reason !== 'not-served') announce(former)
    before.current = former
  }, [former])
}

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
function FormerTimeOffer({ former, cart, offered: { isFree, nearest }, form }: OfferProps) {
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
