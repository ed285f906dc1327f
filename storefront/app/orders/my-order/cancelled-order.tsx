import './my-order.css'
import type { Order } from '@pito/contracts/orders'
import { ButtonLink } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import { RefundOfOrder } from '../refund-of-order.tsx'
import { myOrderWords } from './my-order-words.ts'

/** Shows that the order has been cancelled and what is refunded. */
export function CancelledOrder({ order, back }: { order: Order; back: string }) {
  const w = useWords(myOrderWords)
  return (
    <article className="wrap section myorder">
      <h1>{w.cancelledTitle}</h1>
      <RefundOfOrder order={order} />
      <p>{w.cancelled}</p>
      <p>
        <ButtonLink href={back}>{w.back}</ButtonLink>
      </p>
    </article>
  )
}
