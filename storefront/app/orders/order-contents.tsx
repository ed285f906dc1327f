import type { Order } from '@pito/contracts/orders'
import { ButtonLink } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import { useId } from 'react'
import type { HeadingLevel } from './heading-level.ts'
import { orderPageWords } from './order-page-words.ts'
import { OrderSums } from './order-sums.tsx'

interface OrderContentsProps {
  readonly order: Order
  readonly level: HeadingLevel
  /** The query string that identifies the order on the page that puts its tyres into the cart again. */
  readonly query: string
}

/** Shows the order's lines with their prices, and the total. The tyres of a paid order can be ordered again. */
export function OrderContents({ order, level: Heading, query }: OrderContentsProps) {
  const w = useWords(orderPageWords)
  const id = useId()
  return (
    <section className="panel stack" aria-labelledby={id}>
      <Heading id={id}>{w.lines}</Heading>
      <OrderSums order={order} inFull />
      {order.payment_state === 'paid' && (
        <p>
          <ButtonLink href={`/my-order/again?${query}`}>{w.again}</ButtonLink>
        </p>
      )}
    </section>
  )
}
