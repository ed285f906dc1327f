import { Alert } from '@pito/ui/alert'
import { flashSeconds } from '@pito/ui/toast'
import { useEffect, useState } from 'react'

interface SentMessageProps {
  /** The API's response to the latest submission. */
  readonly done: { readonly message: string | undefined } | null
}

/** Shows the message for `flashSeconds`. Without scripts the message stays. */
export function SentMessage({ done }: SentMessageProps) {
  const [over, setOver] = useState<SentMessageProps['done']>(null)
  useEffect(() => {
    if (!done) return undefined
    const timer = setTimeout(() => setOver(done), flashSeconds * 1000)
    return () => clearTimeout(timer)
  }, [done])
  // The live region is rendered before its message appears, because screen readers announce only changes in a region
  // that already exists.
  return <div role="status">{done && done !== over && <Alert title={done.message} tone="good" quiet />}</div>
}
