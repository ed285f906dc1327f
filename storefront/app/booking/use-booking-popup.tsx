import { Suspense, useState, useTransition } from 'react'
import type { BookingDealer } from './booking-dealer.ts'
import type { Opened, TimeStart } from './dealer-times.ts'
import { LazyBookingPopup } from './lazy-booking-popup.tsx'

export interface BookingOptions {
  readonly dealer: BookingDealer
  /** The ids of the services to book. Without them, only the fitting is booked. */
  readonly serviceIds?: readonly number[] | undefined
}

/**
 * Opens the booking popup, whose code is loaded at the first press. The caller renders the returned `popup` somewhere
 * on the page.
 */
export function useBookingPopup(options: BookingOptions) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [loading, startTransition] = useTransition()
  const open = (start: TimeStart | null = null) =>
    startTransition(() => {
      setOpened((before) => ({ number: (before?.number ?? 0) + 1, start }))
      setOpen(true)
    })
  const close = () => setOpen(false)
  const popup = (
    <Suspense>
      {opened && (
        <LazyBookingPopup {...options} opened={opened} isOpen={isOpen} onOpen={open} onClose={close} />
      )}
    </Suspense>
  )
  return { popup, loading, open }
}
