import './my-order.css'
import type { Order } from '@pito/contracts/orders'
import { Anchor } from '@pito/ui/anchor'
import { ButtonLink } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import { MoveFirst } from './move-first.tsx'
import { myOrderWords } from './my-order-words.ts'
import { ReturnTerms } from './return-terms.tsx'

interface WithdrawInsteadProps {
  readonly order: Order
  /** The query string that identifies the order on the page to withdraw from it. */
  readonly query: string
  readonly back: string
}

/**
 * Shown on the page to cancel an order when the tyres have been sent or the fitting has begun: the buyer can withdraw
 * instead, and reads what becomes of the tyres and the money.
 */
export function WithdrawInstead({ order, query, back }: WithdrawInsteadProps) {
  const w = useWords(myOrderWords)
  const { appointment, shipped_at, progress } = order
  return (
    <article className="wrap section myorder">
      <h1>{shipped_at || progress === 'delivered' ? w.sentTitle : w.begunTitle}</h1>
      {appointment?.move_token && <MoveFirst appointment={appointment} isDeclined={false} />}
      <p>{w.sent}</p>
      <ReturnTerms order={order} />
      <p>
        <ButtonLink href={`/my-order/withdraw?${query}`}>{w.toWithdraw}</ButtonLink>
      </p>
      <p>
        <Anchor className="link" href={back}>
          {w.back}
        </Anchor>
      </p>
    </article>
  )
}
