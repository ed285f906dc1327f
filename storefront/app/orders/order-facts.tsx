import type { Order } from '@pito/contracts/orders'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { DateOf } from '@pito/web/locale/date-of'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { orderPageWords } from './order-page-words.ts'
import { OrderStatus } from './order-status.tsx'
import { orderWords } from './order-words.ts'

/**
 * Shows the main facts of an order and the buyer's remarks. An order that ended without payment shows no total here,
 * because nobody has to pay it.
 */
export function OrderFacts({ order }: { order: Order }) {
  const w = useWords(orderPageWords)
  const of = useWords(orderWords)
  const { order_type, created_at, paid_on, total, licence_plate, buyer_reference } = order
  const { order_note, payment_state } = order
  return (
    <dl className="orderfacts">
      <Fact name={w.status}>
        <OrderStatus order={order} />
      </Fact>
      <Fact name={w.type}>{order_type === 'service_point_delivery' ? of.mounting : of.withoutMounting}</Fact>
      <Fact name={w.placedOn}>
        <DateOf at={created_at} />
      </Fact>
      {paid_on && (
        <Fact name={w.paidOn}>
          <DateOf at={paid_on} />
        </Fact>
      )}
      {payment_state !== 'ended' && (
        <Fact name={w.total}>
          <span className="num">{formatAmount(total)}</span>
        </Fact>
      )}
      {licence_plate && <Fact name={of.plate}>{licence_plate}</Fact>}
      {buyer_reference && <Fact name={of.buyerReference}>{buyer_reference}</Fact>}
      {order_note && (
        <div className="orderfacts__remarks">
          <dt>{w.remarks}</dt>
          <dd>{order_note}</dd>
        </div>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
