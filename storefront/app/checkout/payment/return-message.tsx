import { ButtonLink } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import { useLocation } from 'react-router'
import { Fault } from '../../errors/fault.tsx'
import { PhoneLink } from '../../frame/phone-link.tsx'
import { usePolling } from '../../orders/use-polling.ts'
import type { ReturnState } from './after-payment.ts'
import { paymentWords } from './payment-words.ts'

/** Explains a payment state that neither the confirmation nor the summary can show. */
export function ReturnMessage({ state }: { state: ReturnState }) {
  const w = useWords(paymentWords)
  const { pathname, search } = useLocation()
  usePolling(state === 'pending')
  return (
    <div role="status">
      <Fault status={state === 'unknown' ? 404 : undefined} title={w[state]} hint={w[`${state}Hint`]}>
        <p>
          {w.help} <PhoneLink />
        </p>
        {state === 'pending' && (
          <ButtonLink look="go" href={pathname + search}>
            {w.checkNow}
          </ButtonLink>
        )}
        {(state === 'not-verified' || state === 'replaced') && (
          <ButtonLink href="/cart">{w.toCart}</ButtonLink>
        )}
      </Fault>
    </div>
  )
}
