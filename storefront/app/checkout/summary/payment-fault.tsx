import { Alert } from '@pito/ui/alert'
import { ButtonLink } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import { focusHeading } from '@pito/web/navigation/focus-heading'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { FailureReason } from '../../orders/failed-payment.ts'
import { summaryWords } from './summary-words.ts'
import type { PaymentForm } from './use-payment-form.ts'

interface PaymentFaultProps {
  readonly form: PaymentForm
  /** The reasons why the payment failed, if the customer has returned from a failed payment. */
  readonly failure: readonly FailureReason[] | null
}

/**
 * Shows the error above everything else. The payment methods below remain usable. The button to close the error is a
 * link, so that it works without scripts.
 */
export function PaymentFault({ form: { result, alerts }, failure }: PaymentFaultProps) {
  const w = useWords(summaryWords)
  const { pathname } = useLocation()
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if ((!failure && result?.outcome !== 'refused') || !alert.current) return
    scrollTo({ top: 0 })
    alert.current.focus({ preventScroll: true })
  }, [failure, result])
  const [refused] = alerts
  useHeadingAfterClosing(refused !== undefined || failure !== null)
  if (refused === undefined && !failure) return null
  const title = failure?.includes('wrong-amount') ? w.otherAmount : w.failed
  const close = (
    <ButtonLink look="bare" icon href={pathname} aria-label={w.closeFault}>
      <Icon name="close" />
    </ButtonLink>
  )
  return (
    <Alert ref={alert} tone="bad" title={refused ?? title} end={close}>
      {refused === undefined && failure?.map((reason) => <p key={reason}>{w[reason]}</p>)}
    </Alert>
  )
}

/** Moves the focus to the heading when the alert is closed, because the pressed link disappears with it. */
function useHeadingAfterClosing(isShown: boolean) {
  const before = useRef(isShown)
  useEffect(() => {
    if (before.current && !isShown && document.activeElement === document.body) focusHeading()
    before.current = isShown
  }, [isShown])
}
