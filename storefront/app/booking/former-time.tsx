import type { Appointment, FormerAppointment } from '@pito/contracts/booking'
import type { Cart } from '@pito/contracts/cart'
import { Alert } from '@pito/ui/alert'
import { ButtonLink } from '@pito/ui/button'
import { showToast } from '@pito/ui/toast'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { cartAddress } from '../cart/cart-address.ts'
import { checkoutAddress } from '../cart/checkout-address.ts'
import { booking } from './booking-words.ts'
import { FormerTimeOffer } from './former-time-offer.tsx'
import type { OfferedTimes } from './load-former-time.ts'
import { takeTimeFormId } from './submit-take-time.ts'
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
