import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { errors } from '../words/errors.ts'
import { useWords } from '../words/words.ts'
import type { Failure } from './settled.ts'

interface PartAlertProps {
  /** What did not come. */
  readonly title: string
  readonly failure: Failure
  readonly again: () => unknown
  readonly loading: boolean
}

/** Stands where a part is missing: what did not come, what to do, and what to tell customer service. */
export function PartAlert({ title, failure: { offline, requestId }, again, loading }: PartAlertProps) {
  const w = useWords(errors)
  return (
    <Alert title={title} tone="bad">
      <div className="stack stack--tight">
        <p>{offline ? w.offlineHint : w.faultHint}</p>
        {requestId && (
          <p>
            {w.tellRequestId}: <code>{requestId}</code>
          </p>
        )}
        <p className="with-scripts">
          <Button busy={loading} onClick={() => void again()}>
            {w.again}
          </Button>
        </p>
      </div>
    </Alert>
  )
}
