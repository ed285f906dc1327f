import { Alert } from '@pito/ui/alert'
import { ButtonLink } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '../../../words/words.ts'
import { summaryWords } from './summary-words.ts'
import type { PaymentForm } from './use-payment-form.ts'

interface PaymentFaultProps {
  readonly form: PaymentForm
  /** Somebody has come back from a payment that failed. */
  readonly hasFailed: boolean
}

/** Above everything else, because what to do next stands below it as it was. Closing it is a link, for who has no scripts. */
export function PaymentFault({ form: { result, alerts }, hasFailed }: PaymentFaultProps) {
  const w = useWords(summaryWords)
  const { pathname } = useLocation()
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if ((!hasFailed && result?.outcome !== 'refused') || !alert.current) return
    scrollTo({ top: 0 })
    alert.current.focus({ preventScroll: true })
  }, [hasFailed, result])
  const sentence = alerts[0] ?? (hasFailed ? w.failed : null)
  if (sentence === null) return null
  const close = (
    <ButtonLink look="bare" icon href={pathname} aria-label={w.closeFault}>
      <Icon name="close" />
    </ButtonLink>
  )
  return <Alert ref={alert} tone="bad" title={sentence} end={close} />
}
