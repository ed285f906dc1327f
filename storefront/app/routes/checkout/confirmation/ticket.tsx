import type { Order } from '@pito/contracts/orders'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { useId } from 'react'
import { dayShown } from '../../../locale/day-shown.ts'
import { useLocale } from '../../../locale/use-locale.ts'
import { AddressLines, FittingTime } from '../../../orders/order-place.tsx'
import { orderWords } from '../../../orders/order-words.ts'
import { centsOf } from '../../../tyres/tyre-card-data.ts'
import { useWords } from '../../../words/words.ts'
import { confirmationWords } from './confirmation-words.ts'

/** When and where on one side, what was paid on the other. */
export function Ticket({ order }: { order: Order }) {
  return (
    <div className="ticket">
      <Place order={order} />
      <Paid order={order} />
    </div>
  )
}

function Place({ order: { appointment, delivery_days: days, shipping_details: address } }: { order: Order }) {
  const w = useWords(confirmationWords)
  const language = languageOf(useLocale())
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className="small quiet" id={id}>
        {appointment ? w.time : w.delivery}
      </h2>
      {appointment ? (
        <FittingTime appointment={appointment} />
      ) : (
        <>
          {days && (
            <p className="ordertime num">
              {w.home(dayShown(days.from, language), dayShown(days.to, language))}
            </p>
          )}
          {address && <AddressLines address={address} />}
        </>
      )}
      {appointment?.schedule_date && <p className="small quiet">{w.change}</p>}
    </section>
  )
}

function Paid({ order }: { order: Order }) {
  const w = useWords(confirmationWords)
  const { each } = useWords(orderWords)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className="small quiet" id={id}>
        {w.orderNumber}
      </h2>
      <p className="ticket__number num">{order.order_number}</p>
      <dl className="sums small">
        {order.line_items.map(({ id: line, name, quantity, unit_price, sub_total }) => (
          <div key={line}>
            <dt>
              {name} {quantity > 1 && <small>{each(quantity, euros(unit_price))}</small>}
            </dt>
            <dd className="num">{euros(sub_total)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <b>{w.paid}</b>
          </dt>
          <dd className="num">
            <b>{euros(order.total)}</b>
          </dd>
        </div>
      </dl>
    </section>
  )
}

const euros = (amount: number) => formatEuro(centsOf(amount))
