import './my-order.css'
import type { Order } from '@pito/contracts/orders'
import { centsOf } from '@pito/contracts/values/cents-of'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { refundAtOnce } from '@pito/contracts/values/refund-words'
import { dayShown, timeShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { ConfirmChange } from './confirm-change.tsx'
import { MoveFirst } from './move-first.tsx'
import { myOrderWords } from './my-order-words.ts'
import { OrderTyres } from './order-tyres.tsx'

/**
 * Says what a cancellation gives up and what is refunded, before the button that cancels the order. For an order with a
 * fitting, the page first offers another time.
 */
export function ConfirmCancel({ order, back }: { order: Order; back: string }) {
  const w = useWords(myOrderWords)
  const language = languageOf(useLocale())
  const { appointment } = order
  const amount = formatEuro(centsOf(order.total) - centsOf(order.refund?.amount ?? 0))
  return (
    <article className="wrap section myorder">
      <h1>{appointment ? w.cancelFittingTitle : w.cancelTitle}</h1>
      {appointment && <MoveFirst appointment={appointment} isDeclined={order.fitting_declined} />}
      <h2>{w.givenUp}</h2>
      <dl className="myorder__facts">
        <dt>{w.number}</dt>
        <dd className="num">{order.order_number}</dd>
        <dt>{w.tyres}</dt>
        <dd>
          <OrderTyres order={order} />
        </dd>
        {appointment && (
          <>
            <dt>{w.fitting}</dt>
            <dd>
              <FittingTime appointment={appointment} />
              <br />
              {appointment.dealer.company_name}, {appointment.dealer.city}
            </dd>
          </>
        )}
        <dt>{w.refund}</dt>
        <dd>{refundAtOnce(language, { amount, method: order.payment_by })}</dd>
      </dl>
      <p>{w.cancelFinal}</p>
      <ConfirmChange id="cancel" label={w.cancelButton(amount)} back={back} />
    </article>
  )
}

function FittingTime({ appointment }: { appointment: NonNullable<Order['appointment']> }) {
  const w = useWords(myOrderWords)
  const language = languageOf(useLocale())
  const { schedule_date: date, start_time: time } = appointment
  return date && time ? w.at(dayShown(date, language), timeShown(time, language)) : w.byPhone
}
