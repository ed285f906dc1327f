import type { Output } from '@pito/contracts/endpoint'
import type { listOrders } from '@pito/contracts/orders'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { Anchor } from '@pito/ui/anchor'
import { DateOf } from '@pito/web/locale/date-of'
import { dayShown, daysShown, timeShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { TyrePicture } from '../../tyres/tyre-picture.tsx'
import { isDeliveryExpected } from '../is-delivery-expected.ts'
import { orderPageWords } from '../order-page-words.ts'
import { OrderStatus } from '../order-status.tsx'
import { orderWords } from '../order-words.ts'
import { ordersWords } from './orders-words.ts'

type ListedOrder = Output<typeof listOrders>['data'][number]

/** Lists the orders with the latest first. Each whole row links to the page of its order. */
export function OrderList({ orders }: { orders: readonly ListedOrder[] }) {
  return (
    <ul className="orderlist">
      {orders.map((order) => (
        <li key={order.order_number}>
          <Row order={order} />
        </li>
      ))}
    </ul>
  )
}

function Row({ order }: { order: ListedOrder }) {
  const w = useWords(orderPageWords)
  const { againOf } = useWords(ordersWords)
  const { order_number, created_at, paid_on, total, tyres, invoice_path, payment_state: payment } = order
  const again = payment === 'paid' || payment === 'ended' ? `/my-order/again?order=${order_number}` : null
  return (
    <article className="orderlist__order">
      <h3 className="num">
        <Anchor href={`/order/${order_number}`}>{w.orderOf(order_number)}</Anchor>
      </h3>
      <ul className="orderlist__tyres">
        {tyres.map((tyre) => (
          <Tyre
            key={`${tyre.name} ${tyre.product?.id}`}
            tyre={tyre}
            again={again && tyres.length > 1 && tyre.product ? `${again}&tyre=${tyre.product.id}` : null}
          />
        ))}
      </ul>
      <p className="small quiet orderlist__dates">
        {w.placedOn} <DateOf at={created_at} />
        {paid_on && (
          <>
            , {w.paidOn.toLowerCase()} <DateOf at={paid_on} />
          </>
        )}
      </p>
      <div className="small orderlist__type">
        <HowDelivered order={order} />
      </div>
      <p className="orderlist__status">
        <OrderStatus order={order} />
      </p>
      <p className="num orderlist__total">
        <span className="vh">{w.total} </span>
        {formatAmount(total)}
      </p>
      <p className="small row orderlist__links">
        {again && (
          <Anchor className="link" href={again} aria-label={againOf(order_number)}>
            {w.again}
          </Anchor>
        )}
        {invoice_path && <InvoiceLink number={order_number} path={invoice_path} />}
      </p>
    </article>
  )
}

/** Shows the day and the place of the fitting or the days of the delivery, below the kind of the order. */
function HowDelivered({ order }: { order: ListedOrder }) {
  const w = useWords(orderWords)
  const language = languageOf(useLocale())
  const { order_type, appointment, delivery_days: days } = order
  const { schedule_date: date, start_time: time, dealer } = appointment ?? {}
  return (
    <>
      <p>{order_type === 'service_point_delivery' ? w.mounting : w.withoutMounting}</p>
      {dealer && (
        <p>
          {date && time && `${w.at(dayShown(date, language), timeShown(time, language))}, `}
          {dealer.company_name}, {dealer.city}
        </p>
      )}
      {days && isDeliveryExpected(order) && <p>{w.arrives(daysShown(days, language))}</p>}
    </>
  )
}

interface TyreProps {
  readonly tyre: ListedOrder['tyres'][number]
  /** The page that orders this tyre alone again; null if the order has no other tyre. */
  readonly again: string | null
}

function Tyre({ tyre: { name, quantity, product }, again }: TyreProps) {
  const { each } = useWords(orderWords)
  const w = useWords(orderPageWords)
  const image = product?.image ?? null
  return (
    <li>
      <div className="tyrebox">
        <TyrePicture src={image && `${image.image_base_path}${image.path}`} alt="" />
      </div>
      <span>
        {each(quantity, name)} {product && <small className="num">{product.size_text}</small>}
        {again && (
          <small>
            <Anchor className="link" href={again} aria-label={w.againTyre(name)}>
              {w.again}
            </Anchor>
          </small>
        )}
      </span>
    </li>
  )
}

function InvoiceLink({ number, path }: { number: string; path: string }) {
  const { invoice } = useWords(orderPageWords)
  const { invoiceOf } = useWords(ordersWords)
  return (
    <Anchor className="link" href={path} download aria-label={invoiceOf(number)}>
      {invoice}
    </Anchor>
  )
}
