import type { Order } from '@pito/contracts/orders'
import { Anchor } from '@pito/ui/anchor'
import { ButtonLink } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import { FittingDeadlines } from './fitting-deadlines.tsx'
import { orderPageWords } from './order-page-words.ts'

interface FittingActionsProps {
  readonly order: Order
  /** The query string that identifies the order on the pages that change it. */
  readonly query: string
}

/** Links to change the fitting time and to cancel the order, as long as that is possible. */
export function FittingActions({ order, query }: FittingActionsProps) {
  const w = useWords(orderPageWords)
  const { appointment, can_be_cancelled: cancels } = order
  const token = appointment?.move_token ?? null
  if (token === null && !cancels) return null
  return (
    <>
      <p className="row">
        {token !== null && (
          <ButtonLink href={`/appointment/move?${new URLSearchParams({ token })}`}>{w.changeTime}</ButtonLink>
        )}
        {cancels && (
          <Anchor className="link" href={`/my-order/cancel?${query}`}>
            {w.cancel}
          </Anchor>
        )}
      </p>
      {appointment && (
        <p className="small">
          <FittingDeadlines appointment={appointment} cancels={cancels} /> {cancels && w.allBack}
        </p>
      )}
    </>
  )
}
