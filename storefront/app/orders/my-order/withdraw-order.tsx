import './my-order.css'
import type { Order } from '@pito/contracts/orders'
import { Alert } from '@pito/ui/alert'
import { ButtonLink } from '@pito/ui/button'
import { timeInHelsinki } from '@pito/web/locale/time-in-helsinki'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef } from 'react'
import { useActionData, useLoaderData } from 'react-router'
import { accountAction } from '../../account/account-page.ts'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { orderReferenceIn, withdraw } from '../order-reference.ts'
import { ConfirmChange } from './confirm-change.tsx'
import { myOrderWords } from './my-order-words.ts'
import { NoChange } from './no-change.tsx'
import { orderPage } from './order-page.ts'
import { OrderTyres } from './order-tyres.tsx'
import { ReturnTerms } from './return-terms.tsx'
import { UnknownOrder } from './unknown-order.tsx'

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

/**
 * Directive (EU) 2023/2673 requires that the statement contains the buyer's name, the order, the e-mail address for
 * the receipt, and a single button that confirms the withdrawal.
 */
function WithdrawalStatement({ order, back }: { order: Order; back: string }) {
  const w = useWords(myOrderWords)
  return (
    <article className="wrap section myorder">
      <h1>{w.withdrawTitle}</h1>
      <p>{w.statement}</p>
      <OrderTyres order={order} />
      <OrderIdentity order={order} />
      <p>{w.withdrawEmail}</p>
      <ReturnTerms order={order} />
      <ConfirmChange id="withdraw" label={w.withdrawButton} back={back} />
    </article>
  )
}

interface WithdrawalReceiptProps {
  readonly order: Order
  /** The time when the withdrawal was received. */
  readonly at: string
  readonly back: string
}

function WithdrawalReceipt({ order, at, back }: WithdrawalReceiptProps) {
  const w = useWords(myOrderWords)
  const locale = useLocale()
  const email = order.billing_details?.email
  return (
    <article className="wrap section myorder">
      <h1>{w.receivedTitle}</h1>
      <Alert title={`${w.received} ${timeInHelsinki(at, locale)}`} tone="good" ref={useFocusAfterSending()}>
        {email && w.receipt(email)}
      </Alert>
      <OrderIdentity order={order} />
      <OrderTyres order={order} />
      <ReturnTerms order={order} />
      <p>
        <ButtonLink href={back}>{w.back}</ButtonLink>
      </p>
    </article>
  )
}

/**
 * Moves the focus to the receipt after the withdrawal has been sent, because the button that had the focus is gone. A
 * receipt that is opened later does not take the focus.
 */
function useFocusAfterSending() {
  const ref = useRef<HTMLDivElement>(null)
  const isSent = useActionData() !== undefined
  useEffect(() => {
    if (isSent) ref.current?.focus()
  }, [isSent])
  return ref
}

/** Shows the order's number and the buyer. */
function OrderIdentity({ order }: { order: Order }) {
  const w = useWords(myOrderWords)
  const { order_number, billing_details: buyer } = order
  return (
    <dl className="myorder__facts">
      <dt>{w.number}</dt>
      <dd className="num">{order_number}</dd>
      {buyer && (
        <>
          <dt>{w.name}</dt>
          <dd>
            {buyer.first_name} {buyer.last_name}
          </dd>
          <dt>{w.email}</dt>
          <dd>{buyer.email}</dd>
        </>
      )}
    </dl>
  )
}
