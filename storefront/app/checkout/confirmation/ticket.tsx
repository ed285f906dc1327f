import { languageOf } from '@pito/contracts/values/locale'
import { Anchor } from '@pito/ui/anchor'
import { ButtonLink } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import { daysShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useId } from 'react'
import { FittingActions } from '../../orders/fitting-actions.tsx'
import { AddressLines, FittingTime } from '../../orders/order-delivery.tsx'
import { OrderSums } from '../../orders/order-sums.tsx'
import { orderWords } from '../../orders/order-words.ts'
import { confirmationWords } from './confirmation-words.ts'
import type { ConfirmationData } from './load-confirmation.ts'

/** Shows the time and place on one side and the payment on the other. */
export function Ticket({ order, hasAccount, orderPage }: Omit<ConfirmationData, 'tyresLeft'>) {
  return (
    <div className="ticket">
      <Place order={order} hasAccount={hasAccount} />
      <Paid order={order} orderPage={orderPage} />
    </div>
  )
}

function Place({ order, hasAccount }: Pick<ConfirmationData, 'order' | 'hasAccount'>) {
  const { order_number, appointment, delivery_days: days, shipping_details: address } = order
  const w = useWords(confirmationWords)
  const { arrives } = useWords(orderWords)
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
          {days && <p className="ordertime num">{arrives(daysShown(days, language))}</p>}
          {address && <AddressLines address={address} />}
        </>
      )}
      {appointment?.schedule_date && (
        <ButtonLink
          look="go"
          href={`/api/v1/${hasAccount ? 'customer' : 'anonymous'}/order/${order_number}/calendar/download`}
          download
        >
          <Icon name="calendar" />
          {w.addToCalendar}
        </ButtonLink>
      )}
      {appointment && <FittingActions order={order} query={`order=${order_number}`} />}
    </section>
  )
}

function Paid({ order, orderPage }: Pick<ConfirmationData, 'order' | 'orderPage'>) {
  const w = useWords(confirmationWords)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className="small quiet" id={id}>
        {w.orderNumber}
      </h2>
      <p className="ticket__number num">{order.order_number}</p>
      <OrderSums order={order} inFull />
      <p className="row small">
        {order.invoice_path && (
          <Anchor className="link" href={order.invoice_path} download>
            {w.invoice}
          </Anchor>
        )}
        <Anchor className="link" href={orderPage}>
          {w.showOrder}
        </Anchor>
      </p>
    </section>
  )
}
