import './my-order.css'
import type { Order } from '@pito/contracts/orders'
import { addDays, helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { refundDays } from '@pito/contracts/values/withdrawal-days'
import { Alert } from '@pito/ui/alert'
import { ButtonLink } from '@pito/ui/button'
import { DateOf } from '@pito/web/locale/date-of'
import { timeInHelsinki } from '@pito/web/locale/time-in-helsinki'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef } from 'react'
import { useActionData } from 'react-router'
import { PhoneLink } from '../../frame/phone-link.tsx'
import { myOrderWords } from './my-order-words.ts'
import { OrderIdentity } from './order-identity.tsx'
import { mayBeFitted, WithdrawnTyres } from './withdrawal-statement.tsx'

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
      <WithdrawnTyres order={order} />
      <h2>{w.sendBackTitle}</h2>
      <p>
        {w.sendBack} <PhoneLink />. {w.sendYourself}
      </p>
      <h2>{w.moneyTitle}</h2>
      <p>
        {w.money} <DateOf at={addDays(helsinkiDate(new Date(at)), refundDays)} />, {w.moneyOnce}{' '}
        {mayBeFitted(order) && w.withdrawFitting}
      </p>
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
