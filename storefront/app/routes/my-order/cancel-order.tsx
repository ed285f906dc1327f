import './my-order.css'
import type { Order } from '@pito/contracts/orders'
import { centsOf } from '@pito/contracts/values/cents-of'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { useWords } from '@pito/web/words/words'
import { redirect, useLoaderData } from 'react-router'
import { accountAction } from '../../account/account-page.ts'
import { cancel, orderReferenceIn, pageOf } from '../../orders/order-reference.ts'
import { notIndexed, titled } from '../../seo/page-meta.ts'
import { ConfirmChange } from './confirm-change.tsx'
import { myOrderWords } from './my-order-words.ts'
import { NoChange } from './no-change.tsx'
import { OrderIdentity } from './order-identity.tsx'
import { orderPage } from './order-page.ts'
import { UnknownOrder } from './unknown-order.tsx'

export { ErrorPage as ErrorBoundary } from '../../errors/error-page.tsx'

const title = titled(myOrderWords, (w) => w.cancelTitle)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

export const loader = orderPage.onServer
export const clientLoader = orderPage.inBrowser

const submit = accountAction(async (api, submission) => {
  const reference = orderReferenceIn(submission)
  await cancel(api, reference)
  return redirect(pageOf(reference), 303)
})
export const action = submit.onServer
export const clientAction = submit.inBrowser

export default function CancelOrder() {
  const { order, back } = useLoaderData<typeof loader>()
  if (!order) return <UnknownOrder />
  if (!order.can_be_cancelled) return <NoChange change="cancel" />
  return <Confirm order={order} back={back} />
}

function Confirm({ order, back }: { order: Order; back: string }) {
  const w = useWords(myOrderWords)
  return (
    <article className="wrap section myorder">
      <h1>{w.cancelTitle}</h1>
      <OrderIdentity order={order} />
      <ul className="myorder__list">
        <li>{order.order_type === 'service_point_delivery' ? w.cancelTime : w.cancelTyres}</li>
        <li>{w.cancelMoney(formatEuro(centsOf(order.total)))}</li>
        <li>{w.cancelFinal}</li>
      </ul>
      <ConfirmChange id="cancel" label={w.cancelButton} back={back} />
    </article>
  )
}
