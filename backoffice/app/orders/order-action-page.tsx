import type { DeskOrder } from '@pito/contracts/staff-orders'
import { getOrderForStaff } from '@pito/contracts/staff-orders'
import type { OrderAction } from '@pito/contracts/values/order-actions'
import { orderActionRights } from '@pito/contracts/values/order-actions'
import { Alert } from '@pito/ui/alert'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { Button } from '@pito/ui/button'
import type { Api } from '@pito/web/api/api'
import { textIn } from '@pito/web/form/form-result'
import type { useForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import type { ComponentProps, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { redirect } from 'react-router'
import { OfficeForm } from '../errors/office-form.tsx'
import { PageTitle } from '../frame/shop.tsx'
import { staffAction, staffPage } from '../session/staff-page.ts'
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

interface ChangedOrder {
  readonly orderNumber: string
  readonly version: number
}

/** Makes the `clientAction` of the page of an action, which leads back to the order. */
export function orderAction(change: (api: Api, order: ChangedOrder, form: FormData) => Promise<unknown>) {
  return staffAction(async (api, { form, params }) => {
    const orderNumber = params.number ?? ''
    await change(api, { orderNumber, version: Number(textIn(form, 'version')) }, form)
    return redirect(`/orders/${orderNumber}`)
  })
}

interface OrderActionFormProps {
  readonly order: Pick<DeskOrder, 'version'>
  readonly form: Pick<ReturnType<typeof useForm>, 'pending'> & ComponentProps<typeof OfficeForm>['form']
  /** The label of the button. */
  readonly press: string
  readonly children: ReactNode
}

/** The form of an action with one button. It sends the version of the order. */
export function OrderActionForm({ order, form, press, children }: OrderActionFormProps) {
  return (
    <OfficeForm form={form} className="stack">
      <input type="hidden" name="version" value={order.version} />
      {children}
      <div>
        <Button type="submit" look="go" busy={form.pending}>
          {press}
        </Button>
      </div>
    </OfficeForm>
  )
}

interface OrderActionPageProps {
  readonly order: DeskOrder
  readonly action: OrderAction
  /** The form of the action. If the action is not possible, the page says why and links to what is possible instead. */
  readonly children: ReactNode
}

/** The page of an action with an order. */
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

/** Holds the latest preview until a field that it depends on changes, also while the second factor is asked for. */
export function useFreshPreview<Data>(done: Data | null) {
  const [preview, setPreview] = useState<Data | null>(null)
  useEffect(() => {
    if (done) setPreview(done)
  }, [done])
  return { preview, onChange: () => setPreview(null) }
}
