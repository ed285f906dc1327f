import type { Order, OrderLine } from '@pito/contracts/orders'
import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { formatAmount, formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { vatByRate } from '@pito/contracts/values/vat-by-rate'
import { Anchor } from '@pito/ui/anchor'
import { DateOf } from '@pito/web/locale/date-of'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { LineWithFee } from './lines-with-fees.ts'
import { linesWithFees } from './lines-with-fees.ts'
import { orderRefundWords } from './order-refund-words.ts'
import { orderWords } from './order-words.ts'

interface OrderSumsProps {
  readonly order: Order
  /**
   * True for an order that has been placed: shows the subtotal and the refunds, calls what costs nothing free, and links
   * each tyre to its page. While the buyer is paying, such links would lead away.
   */
  readonly inFull?: boolean
}

/** Shows the lines of an order, followed by the totals. */
export function OrderSums({ order, inFull = false }: OrderSumsProps) {
  const w = useWords(orderWords)
  const language = languageOf(useLocale())
  const rates = vatByRate(order.line_items).map(({ percent, cents }) =>
    w.ofRate(formatDecimal(percent, language), formatEuro(cents)),
  )
  const lines = linesWithFees(order.line_items)
  const isDelivery = ({ type }: OrderLine) => type === 'shipping_charges'
  const lineOf = (item: LineWithFee) => <Line key={item.id} item={item} order={order} inFull={inFull} />
  return (
    <dl className="sums">
      {lines.filter((item) => !isDelivery(item)).map(lineOf)}
      {inFull && (
        <div className="sums__sub">
          <dt>{w.subTotal}</dt>
          <dd className="num">{formatAmount(order.sub_total)}</dd>
        </div>
      )}
      {lines.filter(isDelivery).map(lineOf)}
      {order.discount_amount > 0 && (
        <div>
          <dt>{order.promo_code_name ? w.discountOf(order.promo_code_name) : w.discount}</dt>
          <dd className="num">−{formatAmount(order.discount_amount)}</dd>
        </div>
      )}
      <div className="sums__total">
        <dt>{w.total}</dt>
        <dd className="num">{formatAmount(order.total)}</dd>
        <dd className="sums__vat">
          {order.is_business_customer && (
            <>
              {w.withoutVat(formatAmount(order.total - order.vat_amount))}
              <br />
            </>
          )}
          {w.vat(rates.join('; '))}
        </dd>
      </div>
      {inFull && <OrderRefunds refunds={order.refunds} />}
    </dl>
  )
}

interface LineProps {
  readonly item: LineWithFee
  readonly order: Order
  readonly inFull: boolean
}

function Line({ item, order, inFull }: LineProps) {
  const w = useWords(orderWords)
  const language = languageOf(useLocale())
  const { type, name, product, rim_size, quantity, unit_price, sub_total, fee, for_another_car } = item
  const isDelivery = type === 'shipping_charges'
  const delivery = order.order_type === 'service_point_delivery' ? w.toPoint : w.shipping
  const details = [
    product?.size_text,
    rim_size === null ? null : w.rim(formatDecimal(rim_size, language)),
    isDelivery ? null : w.each(quantity, formatAmount(unit_price)),
    fee > 0 && w.feeOfThis(formatAmount(fee)),
    for_another_car && w.forAnotherCar,
  ]
  const link = inFull && type === 'product' ? product?.[`link_${language}`] : undefined
  const title = isDelivery ? delivery : name
  return (
    <div>
      <dt>
        {link ? (
          <Anchor className="link" href={link}>
            {title}
          </Anchor>
        ) : (
          title
        )}{' '}
        <small>{details.filter(Boolean).join(', ')}</small>
      </dt>
      <dd className="num">{inFull && sub_total === 0 ? w.free : formatAmount(sub_total)}</dd>
    </div>
  )
}

type Refund = Order['refunds'][number]

/** Shows each refund as a row of the sums, with what it is for and when it was made. */
function OrderRefunds({ refunds }: Pick<Order, 'refunds'>) {
  return refunds.map((refund) => <RefundRow key={refund.id} refund={refund} />)
}

function RefundRow({ refund: { amount, reason, made_at, lines } }: { refund: Refund }) {
  const w = useWords(orderRefundWords)
  const pieces = lines.map(({ name, quantity }) => w.pieces(quantity, name))
  const isWhole = reason === 'cancelled'
  return (
    <div>
      <dt>
        {made_at ? w.made : w.due}{' '}
        <small>
          {w[reason]}
          {!isWhole && pieces.length > 0 && `: ${pieces.join(', ')}`}
          {made_at && (
            <>
              , <DateOf at={made_at} />
            </>
          )}
        </small>
      </dt>
      <dd className="num">−{formatAmount(amount)}</dd>
    </div>
  )
}
