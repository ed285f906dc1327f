import type { Order } from '@pito/contracts/orders'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { ButtonLink } from '@pito/ui/button'
import { DateOf } from '@pito/web/locale/date-of'
import { useWords } from '@pito/web/words/words'
import { useId } from 'react'
import type { HeadingLevel } from './heading-level.ts'
import { orderPageWords } from './order-page-words.ts'
import { RefundOfOrder } from './refund-of-order.tsx'

interface OrderChangesProps {
  readonly order: Order
  readonly level: HeadingLevel
  /** The query string that identifies the order on the pages to cancel it or withdraw from it. */
  readonly query: string
}

/**
 * Shows links to cancel the order or withdraw from it, as long as that is possible. An order with a fitting has its
 * link to cancel beside the time (`FittingActions`). Directive (EU) 2023/2673 prescribes the wording of the withdrawal
 * link.
 */
export function OrderChanges({ order, level: Heading, query }: OrderChangesProps) {
  const w = useWords(orderPageWords)
  const id = useId()
  const { can_be_withdrawn: withdraws, withdraw_until: until } = order
  const cancels = order.can_be_cancelled && order.appointment === null
  if (!cancels && !withdraws) return null
  return (
    <section className="stack stack--tight" aria-labelledby={id}>
      <Heading id={id}>{w.change}</Heading>
      {cancels && (
        <>
          <p>
            {w.cancelHint} {w.allBack}
          </p>
          <p>
            <ButtonLink href={`/my-order/cancel?${query}`}>{w.cancel}</ButtonLink>
          </p>
        </>
      )}
      {withdraws && (
        <>
          <p>
            {until ? (
              <>
                {w.withdrawUntil} <DateOf at={until} />.
              </>
            ) : (
              w.withdrawHint
            )}
          </p>
          <p>
            <ButtonLink href={`/my-order/withdraw?${query}`}>{w.withdraw}</ButtonLink>
          </p>
        </>
      )}
    </section>
  )
}

/** Explains that the order was cancelled or withdrawn, or that its fitting was declined. */
export function OrderEnd({ order, query }: Omit<OrderChangesProps, 'level'>) {
  const w = useWords(orderPageWords)
  if (order.progress === 'cancelled')
    return (
      <Alert title={w.cancelled} quiet>
        <p>{w.cancelledHint(order.order_type === 'service_point_delivery')}</p>
        <RefundOfOrder order={order} />
      </Alert>
    )
  if (order.fitting_declined)
    return (
      <Alert title={w.declined} quiet>
        {w.declinedHint}
      </Alert>
    )
  if (order.withdrawn_at === null) return null
  return (
    <Alert title={w.withdrawn} quiet>
      <RefundOfOrder order={order} />
      <p>
        <Anchor className="link" href={`/my-order/withdraw?${query}`}>
          {w.receipt}
        </Anchor>
      </p>
    </Alert>
  )
}
