import './my-order.css'
import type { Order } from '@pito/contracts/orders'
import { Alert } from '@pito/ui/alert'
import { ButtonLink } from '@pito/ui/button'
import { timeInHelsinki } from '@pito/web/locale/time-in-helsinki'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef } from 'react'
import { useActionData } from 'react-router'
import { myOrderWords } from './my-order-words.ts'
import { OrderIdentity } from './order-identity.tsx'
import { OrderTyres } from './order-tyres.tsx'
import { ReturnTerms } from './return-terms.tsx'

interface WithdrawalReceiptProps {
  readonly order: Order
  /** The time when the withdrawal was received. */
  readonly at: string
  readonly back: string
}

export function WithdrawalReceipt({ order, at, back }: WithdrawalReceiptProps) {
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
