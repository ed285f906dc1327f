import type { RefusalAnswer } from '@pito/contracts/refusal'
import type { LinkedError } from '@pito/ui/alert'
import { Alert } from '@pito/ui/alert'
import { useWords } from '@pito/web/words/words'
import { LogInAgain } from '../record/log-in-again.tsx'
import { priceWords } from './price-words.ts'

interface SaveFailureProps {
  readonly refusal: RefusalAnswer | 'failed' | null
  /** Links to the prices that are not confirmed. */
  readonly unconfirmed: readonly LinkedError[]
  readonly onClose: () => void
  readonly onRetry: () => void
}

/** Says why prices were not saved. If the session has ended, a log-in opens over the page. */
export function SaveFailure({ refusal, unconfirmed, onClose, onRetry }: SaveFailureProps) {
  const w = useWords(priceWords)
  if (unconfirmed.length > 0) return <Alert title={w.notSaved} tone="bad" errors={unconfirmed} />
  if (refusal === null) return null
  if (refusal === 'failed') return <Alert title={w.failed} tone="bad" />
  if (refusal.code === 'session-ended' || refusal.code === 'not-logged-in')
    return <LogInAgain onClose={onClose} onLoggedIn={onRetry} />
  const reasons = Object.values(refusal.errors ?? {}).flat()
  return (
    <Alert title={w.notSaved} tone="bad">
      <p>{refusal.message}</p>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {refusal.request_id && <p>{refusal.request_id}</p>}
    </Alert>
  )
}
