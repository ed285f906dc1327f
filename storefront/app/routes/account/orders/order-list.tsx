import type { OrderSummary } from '@pito/contracts/orders'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { DateOf } from '../../../locale/date-of.tsx'
import { orderWords } from '../../../orders/order-words.ts'
import { centsOf } from '../../../tyres/tyre-card-data.ts'
import { useWords } from '../../../words/words.ts'
import { OrderStatus } from './order-status.tsx'
import { ordersWords } from './orders-words.ts'

/** The latest first; the whole row leads to its order. */
export function OrderList({ orders }: { orders: readonly OrderSummary[] }) {
  const w = useWords(ordersWords)
  const type = useWords(orderWords)
  return (
    <ul className="orderlist">
      {orders.map(({ order_number, order_type, created_at, paid_on, total, invoice_path, ...order }) => (
        <li key={order_number}>
          <article className="orderlist__order">
            <h3 className="num">
              <a href={`/order/${order_number}`}>{order_number}</a>
            </h3>
            <p className="small quiet orderlist__dates">
              {w.placedOn} <DateOf at={created_at} />
              {paid_on && (
                <>
                  , {w.paidOn.toLowerCase()} <DateOf at={paid_on} />
                </>
              )}
            </p>
            <p className="small orderlist__type">
              {order_type === 'service_point_delivery' ? type.mounting : type.withoutMounting}
            </p>
            <p className="orderlist__status">
              <OrderStatus order={order} />
            </p>
            <p className="num orderlist__total">
              <span className="vh">{w.total} </span>
              {formatEuro(centsOf(total))}
            </p>
            {invoice_path && (
              <p className="small orderlist__invoice">
                <a
                  className="link"
                  href={invoice_path}
                  download={`pito-${order_number}.pdf`}
                  aria-label={w.invoiceOf(order_number)}
                >
                  {w.invoice}
                </a>
              </p>
            )}
          </article>
        </li>
      ))}
    </ul>
  )
}
