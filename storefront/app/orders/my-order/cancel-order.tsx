import './my-order.css'
import { redirect, useLoaderData } from 'react-router'
import { accountAction } from '../../account/account-page.ts'
import type { MetaArgs } from '../../page/page-meta.ts'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { cancel, orderReferenceIn, pageOf } from '../order-reference.ts'
import { CancelledOrder } from './cancelled-order.tsx'
import { ConfirmCancel } from './confirm-cancel.tsx'
import { myOrderWords } from './my-order-words.ts'
import { NoChange } from './no-change.tsx'
import { orderPage } from './order-page.ts'
import { UnknownOrder } from './unknown-order.tsx'
import { WithdrawInstead } from './withdraw-instead.tsx'

export { ErrorPage as ErrorBoundary } from '../../errors/error-page.tsx'

const title = titled(myOrderWords, (w) => w.cancelTitle)
export const meta = (args: MetaArgs) => [...title(args), notIndexed]

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
  const { order, query, back } = useLoaderData<typeof loader>()
  if (!order) return <UnknownOrder />
  if (order.can_be_cancelled) return <ConfirmCancel order={order} back={back} />
  if (order.progress === 'cancelled') return <CancelledOrder order={order} back={back} />
  if (order.can_be_withdrawn) return <WithdrawInstead order={order} query={query} back={back} />
  return <NoChange change="cancel" />
}
