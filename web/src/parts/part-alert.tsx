import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { errors } from '../words/errors.ts'
import { useWords } from '../words/words.ts'
import type { Failure } from './settled.ts'

interface PartAlertProps {
  /** A sentence that names the missing part. */
  readonly title: string
  readonly failure: Failure
  readonly again: () => unknown
  readonly loading: boolean
}

/**
 * Shown in place of a part of the page that failed to load. It says what is missing and what to do, and gives the
 * request id for customer service.
 */
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
