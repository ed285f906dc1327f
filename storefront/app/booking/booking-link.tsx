import { languageOf } from '@pito/contracts/values/locale'
import { classes } from '@pito/ui/classes'
import { useLocale } from '@pito/web/locale/use-locale'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { timesAddress } from './booking-dealer.ts'
import type { BookingOptions } from './use-booking-popup.tsx'
import { useBookingPopup } from './use-booking-popup.tsx'

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
