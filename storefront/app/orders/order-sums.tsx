import type { Order, OrderLine } from '@pito/contracts/orders'
import { centsOf } from '@pito/contracts/values/cents-of'
import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { useWords } from '@pito/web/words/words'
import { orderWords } from './order-words.ts'

interface OrderSumsProps {
  readonly order: Order
  /** True to show every amount of the order, including the subtotal and amounts of zero. */
  readonly inFull?: boolean
}

/** Shows the lines of an order, followed by the totals. */
export function OrderSums({ order, inFull = false }: OrderSumsProps) {
  const w = useWords(orderWords)
  const [line] = order.line_items
  const isDelivery = ({ type }: OrderLine) => type === 'shipping_charges'
  const lineOf = (item: OrderLine) => <Line key={item.id} item={item} order={order} />
  return (
    <dl className="sums">
      {order.line_items.filter((item) => !isDelivery(item)).map(lineOf)}
      {inFull && (
        <div className="sums__sub">
          <dt>{w.subTotal}</dt>
          <dd className="num">{euros(order.sub_total)}</dd>
        </div>
      )}
      {order.line_items.filter(isDelivery).map(lineOf)}
      {(inFull || order.discount_amount > 0) && (
        <div>
          <dt>{order.promo_code_name ? w.discountOf(order.promo_code_name) : w.discount}</dt>
          <dd className="num">
            {order.discount_amount > 0 && '−'}
            {euros(order.discount_amount)}
          </dd>
        </div>
      )}
      <div className="sums__total">
        <dt>{w.total}</dt>
        <dd className="num">{euros(order.total)}</dd>
        <dd className="sums__vat">{w.vat(formatDecimal(line?.vat_percent ?? 0), euros(order.vat_amount))}</dd>
      </div>
    </dl>
  )
}

function Line({ item, order }: { item: OrderLine; order: Order }) {
  const w = useWords(orderWords)
  const { type, name, product, rim_size, quantity, unit_price, sub_total } = item
  const isDelivery = type === 'shipping_charges'
  const delivery = order.order_type === 'service_point_delivery' ? w.toPoint : w.shipping
  const details = [
    product?.size_text,
    rim_size === null ? null : w.rim(formatDecimal(rim_size)),
    isDelivery ? null : w.each(quantity, euros(unit_price)),
  ]
  return (
    <div>
      <dt>
        {isDelivery ? delivery : name} <small>{details.filter(Boolean).join(', ')}</small>
      </dt>
      <dd className="num">{euros(sub_total)}</dd>
    </div>
  )
}

const euros = (amount: number) => formatEuro(centsOf(amount))
