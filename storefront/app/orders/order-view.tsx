import './order-view.css'
import type { Order } from '@pito/contracts/orders'
import { useAwaitedPurchase } from './begun-payment.ts'
import type { HeadingLevel } from './heading-level.ts'
import { OrderChanges, OrderEnd } from './order-changes.tsx'
import { OrderContents } from './order-contents.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderFiles } from './order-files.tsx'
import { OrderParties } from './order-parties.tsx'
import { OrderPayment } from './order-payment.tsx'
import { OrderSteps } from './order-steps.tsx'

interface OrderViewProps {
  readonly order: Order
  readonly level: HeadingLevel
  /** The query string that identifies the order on the pages that change it. */
  readonly query: string
}

/** Shows the whole order: its progress, facts, files, parties, contents and possible changes. */
export function OrderView({ order, level, query }: OrderViewProps) {
  useAwaitedPurchase(order)
  return (
    <>
      <OrderEnd order={order} query={query} />
      <OrderPayment order={order} query={query} />
      {order.payment_state !== 'ended' && <OrderSteps order={order} />}
      <OrderFacts order={order} />
      <OrderFiles order={order} />
      <div className="orderpage__cols">
        <div className="orderpage__parties">
          <OrderParties order={order} level={level} query={query} />
        </div>
        <OrderContents order={order} level={level} query={query} />
      </div>
      <OrderChanges order={order} level={level} query={query} />
    </>
  )
}
