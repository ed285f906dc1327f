import { useLoaderData } from 'react-router'
import { accountAction } from '../../account/account-page.ts'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { orderReferenceIn, withdraw } from '../order-reference.ts'
import { myOrderWords } from './my-order-words.ts'
import { NoChange } from './no-change.tsx'
import { orderPage } from './order-page.ts'
import { UnknownOrder } from './unknown-order.tsx'
import { WithdrawalReceipt } from './withdrawal-receipt.tsx'
import { WithdrawalStatement } from './withdrawal-statement.tsx'

export { ErrorPage as ErrorBoundary } from '../../errors/error-page.tsx'

const title = titled(myOrderWords, (w) => w.withdrawTitle)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

export const loader = orderPage.onServer
export const clientLoader = orderPage.inBrowser

/** The redirect loads the page again. After a withdrawal the page shows the receipt. */
const submit = accountAction(async (api, submission) => {
  await withdraw(api, orderReferenceIn(submission))
  return { done: null, to: submission.url.pathname + submission.url.search }
})
export const action = submit.onServer
export const clientAction = submit.inBrowser

export default function WithdrawOrder() {
  const { order, back } = useLoaderData<typeof loader>()
  if (!order) return <UnknownOrder />
  if (order.withdrawn_at !== null)
    return <WithdrawalReceipt order={order} at={order.withdrawn_at} back={back} />
  if (!order.can_be_withdrawn) return <NoChange change="withdraw" />
  return <WithdrawalStatement order={order} back={back} />
}
