import './my-order.css'
import type { Order } from '@pito/contracts/orders'
import { useWords } from '@pito/web/words/words'
import { myOrderWords } from './my-order-words.ts'

/** Shows the order's number and the buyer. */
export function OrderIdentity({ order }: { order: Order }) {
  const w = useWords(myOrderWords)
  const { order_number, billing_details: buyer } = order
  return (
    <dl className="myorder__facts">
      <dt>{w.number}</dt>
      <dd className="num">{order_number}</dd>
      {buyer && (
        <>
          <dt>{w.name}</dt>
          <dd>
            {buyer.first_name} {buyer.last_name}
          </dd>
          <dt>{w.email}</dt>
          <dd>{buyer.email}</dd>
        </>
      )}
    </dl>
  )
}
