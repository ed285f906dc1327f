import { useState } from 'react'
import { LazyPart, useLazyPart } from '../static/lazy-part.tsx'
import type { BookingDealer } from './booking-dealer.ts'
import type { BookingPopupProps } from './booking-popup.tsx'
import type { Opened, TimeStart } from './dealer-times.ts'

const popupPart = new LazyPart<BookingPopupProps>(() =>
  import('./booking-popup.tsx').then(({ BookingPopup }) => BookingPopup),
)

export interface BookingOptions {
  readonly dealer: BookingDealer
  /** Without any, the fitting alone. */
  readonly serviceIds?: readonly number[] | undefined
}

/** The popup, whose script comes with the first press; `popup` has to stand somewhere on the page. */
export function useBookingPopup(options: BookingOptions) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isOpen, setOpen] = useState(false)
  useLazyPart(popupPart, opened !== null)
  const open = (start: TimeStart | null = null) => {
    setOpened((before) => ({ number: (before?.number ?? 0) + 1, start }))
    setOpen(true)
  }
  const close = () => setOpen(false)
  const popup = opened && popupPart.render({ ...options, opened, isOpen, onOpen: open, onClose: close })
  return { popup, loading: opened !== null && popup === null, open }
}
