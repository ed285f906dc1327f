import { payableFromSentence } from '@pito/contracts/values/payable-from'
import { Alert } from '@pito/ui/alert'
import { ButtonLink } from '@pito/ui/button'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { summaryWords } from './summary-words.ts'

interface PaymentWaitProps {
  readonly from: string | null
  /** Why the order cannot be paid now although it does not have to wait. */
  readonly refusal: string | null
}

/**
 * Says from when the order can be paid, or why it cannot, instead of the payment methods, whose button would be refused. The
 * link reloads the page without scripts.
 */
export function PaymentWait({ from, refusal }: PaymentWaitProps) {
  const w = useWords(summaryWords)
  const locale = useLocale()
  const { pathname } = useLocation()
  useRevalidation()
  return (
    <Alert title={from === null ? (refusal ?? '') : payableFromSentence(new Date(from))[locale]} tone="warn">
      <div className="stack stack--tight">
        <p>{from === null ? w.refusedHint : w.waitHint}</p>
        <p>
          <ButtonLink href={pathname}>{w.reload}</ButtonLink>
        </p>
      </div>
    </Alert>
  )
}

const pauseMilliseconds = 60_000

/** Reloads the data each minute, so that the payment methods appear when the wait is over. */
function useRevalidation(): void {
  const { state, revalidate } = useRevalidator()
  const again = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (state !== 'idle') return undefined
    const timer = setTimeout(() => again(), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [state])
}
