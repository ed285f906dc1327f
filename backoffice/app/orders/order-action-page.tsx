import type { DeskOrder } from '@pito/contracts/staff-orders'
import { getOrderForStaff } from '@pito/contracts/staff-orders'
import type { OrderAction } from '@pito/contracts/values/order-actions'
import { orderActionRights } from '@pito/contracts/values/order-actions'
import { Alert } from '@pito/ui/alert'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { PageTitle } from '../frame/shop.tsx'
import { staffPage } from '../session/staff-page.ts'
import { InsteadOf } from './order-actions.tsx'
import { actionWords } from './order-page-words.ts'
import { orderWords } from './order-words.ts'

/** Makes the `clientLoader` of the page of an action. */
export function orderActionPage(action: OrderAction) {
  return staffPage(
    async (api, { params }) =>
      (await api(getOrderForStaff, { orderNumber: params.number ?? '' })).data satisfies DeskOrder,
    'read-orders',
    orderActionRights[action],
  )
}

interface OrderActionPageProps {
  readonly order: DeskOrder
  readonly action: OrderAction
  /** The form of the action. If the action is not possible, the page says why and links to what is possible instead. */
  readonly children: ReactNode
}

/** The page of an action with an order. The form inside sends the version of the order. */
export function OrderActionPage({ order, action, children }: OrderActionPageProps) {
  const w = useWords(actionWords)
  const list = useWords(orderWords)
  const whyNot = order.actions.find((each) => each.action === action)?.why_not
  const name = list.order(order.order_number)
  return (
    <div className="stack">
      <PageTitle>{`${w[action]}: ${name}`}</PageTitle>
      <Breadcrumb
        label={list.orders}
        crumbs={[
          { label: list.orders, href: '/orders' },
          { label: name, href: `/orders/${order.order_number}` },
        ]}
        here={w[action]}
      />
      <h1>{w[action]}</h1>
      {whyNot ? (
        <Alert title={whyNot} tone="info">
          <InsteadOf order={order} action={action} />
        </Alert>
      ) : (
        children
      )}
    </div>
  )
}
