import type { DeskOrder } from '@pito/contracts/staff-orders'
import { Alert } from '@pito/ui/alert'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { sendingWords } from './sending-words.ts'

interface OrderProps {
  readonly order: DeskOrder
}

/** Says that an order must not be sent because it is cancelled, or until when its sending can be undone. */
export function SendingState({ order }: OrderProps) {
  const w = useWords(sendingWords)
  const locale = useLocale()
  if (order.is_stopped)
    return (
      <Alert title={w.stop} tone="bad">
        <p>{w.stopHint}</p>
      </Alert>
    )
  if (order.undo_until === null) return null
  // Klarna takes the money when the tyres are sent; every other method has taken it before.
  const waits = order.payment_by === 'klarna' ? w.captureWaits : w.waits
  return <Alert title={waits(timeWithWeekday(order.undo_until, locale))} tone="info" />
}

/** The tracking numbers of the parcels, with links to the carrier. */
export function Parcels({ order }: OrderProps) {
  return order.parcels.map(({ tracking_number: number, tracking_url: url }) => (
    <div key={number}>
      {url ? (
        <a className="link" href={url} rel="noreferrer">
          {number}
        </a>
      ) : (
        number
      )}
    </div>
  ))
}
