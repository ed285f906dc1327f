import { languageOf } from '@pito/contracts/values/locale'
import { classes } from '@pito/ui/classes'
import { useLocale } from '@pito/web/locale/use-locale'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import type { MouseEvent, ReactNode } from 'react'
import { Suspense, useState, useTransition } from 'react'
import { Link } from 'react-router'
import type { BookingDealer } from './booking-dealer.ts'
import { timesAddress } from './booking-dealer.ts'
import type { Opened, TimeStart } from './dealer-times.ts'

type BookingLinkProps = BookingOptions & {
  readonly className?: string
  /** Called before the popup opens. */
  readonly onOpen?: () => void
  readonly children: ReactNode
}

/**
 * A link that opens the booking popup. Without scripts or in another tab, it opens the page with the service point's
 * times.
 */
export function BookingLink({ className, children, onOpen, ...options }: BookingLinkProps) {
  const language = languageOf(useLocale())
  const { popup, loading, open } = useBookingPopup(options)
  return (
    <>
      <Link
        className={classes('btn', className)}
        to={timesAddress(options.dealer.slug, language)}
        aria-haspopup="dialog"
        aria-busy={loading || undefined}
        onClick={(event) => {
          if (!opensHere(event)) return
          event.preventDefault()
          onOpen?.()
          open()
        }}
      >
        {children}
      </Link>
      {popup}
    </>
  )
}

/** True for a click that opens the link in the same tab, false for one that opens another tab or window. */
function opensHere({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
}

interface BookingOptions {
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

const LazyBookingPopup = lazyOptional(() =>
  import('./booking-popup.tsx').then((loaded) => loaded.BookingPopup),
)
