import './booking-popup.css'
import { languageOf } from '@pito/contracts/values/locale'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { Dialog } from '@pito/ui/dialog'
import { Bone, Skeleton } from '@pito/ui/skeleton'
import { useApi } from '@pito/web/api/use-api'
import { dayShown, timeShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { PartAlert } from '@pito/web/parts/part-alert'
import type { Settled } from '@pito/web/parts/settled'
import { settled } from '@pito/web/parts/settled'
import { useWords } from '@pito/web/words/words'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { loadCart, loadCartOnce, useCart } from '../cart/cart-store.ts'
import { checkoutAddress } from '../cart/checkout-address.ts'
import type { BookingDealer } from './booking-dealer.ts'
import { BookingFoot } from './booking-foot.tsx'
import { BookingForm } from './booking-form.tsx'
import { booking } from './booking-words.ts'
import type { DealerTimes, Opened, TimeStart } from './dealer-times.ts'
import { loadTimes } from './dealer-times.ts'

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

/** Loads the service point's times each time the popup opens, and the cart for which a time would be reserved. */
function useDealerTimes(dealerId: number, opened: Opened) {
  const api = useApi()
  const [shown, setShown] = useState<{
    readonly opened: Opened
    readonly times: Settled<DealerTimes>
  } | null>(null)
  const load = useCallback(async () => {
    setShown(null)
    const times = await settled(loadTimes(api, dealerId))
    setShown({ opened, times })
  }, [api, dealerId, opened])
  useEffect(() => {
    loadCartOnce(api)
    void load()
  }, [api, load])
  return { times: shown?.opened === opened ? shown.times : null, load }
}

/** Takes the place of the booking form while the times load, so that the dialog keeps its size. Its button waits. */
function BookingSkeleton({ dealer }: { dealer: BookingDealer }) {
  const w = useWords(booking)
  const hasTyres = (useCart().cart?.quantity ?? 0) > 0
  return (
    <div className="booking__form">
      <Skeleton label={w.loading} className="booking__cols">
        <div className="skel booking__day">
          {['month', 'week 1', 'week 2', 'week 3', 'week 4', 'week 5'].map((bone) => (
            <Bone kind="button" key={bone} />
          ))}
        </div>
        <div className="skel booking__times">
          <Bone kind="title" width="half" />
          <Bone kind="button" />
          <Bone kind="button" />
        </div>
      </Skeleton>
      <BookingFoot dealer={dealer} chosen={nothingChosen} hasTyres={hasTyres} canBook state="waiting" />
    </div>
  )
}

const nothingChosen = { date: null, time: null }

interface LostTimeProps {
  readonly sentences: readonly string[]
  /** The free times, loaded again after the booking failed. */
  readonly times: DealerTimes | null
  readonly onChoose: (start: TimeStart | null) => void
}

const fewTimes = 3

/**
 * Replaces the closed popup after a failed booking. It says why the booking failed and offers times that are free
 * now.
 */
function LostTime({ sentences, times, onChoose }: LostTimeProps) {
  const w = useWords(booking)
  const language = languageOf(useLocale())
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  const free = times?.days.flatMap(({ date, times: each }) => each.map((time) => ({ date, time }))) ?? []
  return (
    <Alert tone="bad" title={w.lost} ref={alert}>
      <div className="stack stack--tight">
        {sentences
          .filter((sentence) => sentence !== w.lost)
          .map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        {free.length > 0 && <p>{w.free}</p>}
        <div className="row">
          {free.slice(0, fewTimes).map((start) => (
            <Button key={`${start.date} ${start.time}`} onClick={() => onChoose(start)}>
              {dayShown(start.date, language)} {timeShown(start.time, language)}
            </Button>
          ))}
          <Button onClick={() => onChoose(null)}>{w.another}</Button>
        </div>
      </div>
    </Alert>
  )
}
