import type { Order } from '@pito/contracts/orders'
import { useWords } from '@pito/web/words/words'
import { useId } from 'react'
import type { HeadingLevel } from './heading-level.ts'
import { orderPageWords } from './order-page-words.ts'
import { OrderSums } from './order-sums.tsx'

/** Shows the order's lines with their prices, and the total. */
export function OrderContents({ order, level: Heading }: { order: Order; level: HeadingLevel }) {
  const w = useWords(orderPageWords)
  const id = useId()
  return (
    <section className="panel stack" aria-labelledby={id}>
      <Heading id={id}>{w.lines}</Heading>
      <OrderSums order={order} inFull />
    </section>
  )
}
