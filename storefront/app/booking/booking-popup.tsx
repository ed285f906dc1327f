import './booking-popup.css'
import { Dialog } from '@pito/ui/dialog'
import { useApi } from '@pito/web/api/use-api'
import { useLocale } from '@pito/web/locale/use-locale'
import { PartAlert } from '@pito/web/parts/part-alert'
import { useWords } from '@pito/web/words/words'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { loadCart } from '../cart/cart-store.ts'
import { checkoutAddress } from '../cart/checkout-address.ts'
import type { BookingDealer } from './booking-dealer.ts'
import { BookingForm } from './booking-form.tsx'
import { BookingSkeleton } from './booking-skeleton.tsx'
import { booking } from './booking-words.ts'
import type { DealerTimes, Opened, TimeStart } from './dealer-times.ts'
import { LostTime } from './lost-time.tsx'
import { useDealerTimes } from './use-dealer-times.ts'

export interface BookingPopupProps {
  readonly dealer: BookingDealer
  readonly serviceIds?: readonly number[] | undefined
  readonly opened: Opened
  readonly isOpen: boolean
  readonly onOpen: (start: TimeStart | null) => void
  readonly onClose: () => void
}

/**
 * Shows the calendar and the free times of a service point. Submitting the form reserves the chosen time for the
 * cart, and the page with the order's details comes next.
 */
export function BookingPopup(props: BookingPopupProps) {
  const { dealer, opened, isOpen, onOpen, onClose } = props
  const w = useWords(booking)
  const api = useApi()
  const id = useId()
  const { times, load } = useDealerTimes(dealer.id, opened)
  // A service point that makes appointments by phone has no times to wait for.
  const shown = dealer.hasCalendar ? times?.data : byPhone
  const [lost, setLost] = useState<{ readonly opened: Opened; readonly why: readonly string[] } | null>(null)
  const navigate = useNavigate()
  const locale = useLocale()
  // The dialog stays open and the page behind it stays as it is until the next page is there. Therefore the cart is
  // loaded last.
  const book = async () => {
    await navigate(checkoutAddress('information', locale))
    onClose()
    await loadCart(api)
  }
  const lose = (why: readonly string[]) => {
    onClose()
    setLost({ opened, why })
    void load()
  }
  return (
    <>
      <Dialog
        id={id}
        className="booking"
        title={<Title dealer={dealer} />}
        closeLabel={w.close}
        open={isOpen}
        startsAtTitle
        onClose={onClose}
      >
        {times?.failure && (
          <PartAlert title={w.failed} failure={times.failure} loading={false} again={load} />
        )}
        {!shown && !times?.failure && <BookingSkeleton dealer={dealer} />}
        {shown && (
          <BookingForm
            {...props}
            key={opened.number}
            times={shown}
            onBooked={() => void book()}
            onLost={lose}
          />
        )}
      </Dialog>
      {lost?.opened === opened && !isOpen && (
        <LostTime sentences={lost.why} times={times?.data ?? null} onChoose={onOpen} />
      )}
    </>
  )
}

const byPhone: DealerTimes = { lastDate: '', days: [], reasons: {} }

function Title({ dealer: { name, street, zipcode, city } }: Pick<BookingPopupProps, 'dealer'>) {
  const w = useWords(booking)
  return (
    <>
      {w.title}{' '}
      <small className="booking__point">
        {name}, {street}, {zipcode} {city}
      </small>
    </>
  )
}
