import type { Order } from '@pito/contracts/orders'
import { useId } from 'react'
import { OrderSums } from '../../../orders/order-sums.tsx'
import { useWords } from '../../../words/words.ts'
import { ordersWords } from './orders-words.ts'

/** Each line with its price, and what the order adds up to. */
export function OrderContents({ order }: { order: Order }) {
  const w = useWords(ordersWords)
  const id = useId()
  return (
    <section className="panel stack" aria-labelledby={id}>
      <h3 id={id}>{w.lines}</h3>
      <OrderSums order={order} inFull />
    </section>
  )
}
