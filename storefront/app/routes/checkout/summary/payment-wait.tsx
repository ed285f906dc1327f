import { payableFromSentence } from '@pito/contracts/values/payable-from'
import { Alert } from '@pito/ui/alert'
import { ButtonLink } from '@pito/ui/button'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { summaryWords } from './summary-words.ts'

/**
 * Says from when the order can be paid, instead of the payment methods, whose button would be refused until then. The
 * page reloads its data at that moment; without scripts the link does.
 */
export function PaymentWait({ from }: { readonly from: string }) {
  const w = useWords(summaryWords)
  const locale = useLocale()
  const { pathname } = useLocation()
  useRevalidationAt(from)
  return (
    <Alert title={payableFromSentence(new Date(from))[locale]} tone="warn">
      <div className="stack stack--tight">
        <p>{w.waitHint}</p>
        <p>
          <ButtonLink href={pathname}>{w.reload}</ButtonLink>
        </p>
      </div>
    </Alert>
  )
}

/** The clock of the browser may be ahead of the shop's, in which case the page asks again after a few seconds. */
const leastPauseMilliseconds = 5000

function useRevalidationAt(moment: string): void {
  const { state, revalidate } = useRevalidator()
  const again = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (state !== 'idle') return undefined
    const pause = Math.max(Date.parse(moment) - Date.now(), leastPauseMilliseconds)
    const timer = setTimeout(() => again(), pause)
    return () => clearTimeout(timer)
  }, [moment, state])
}
