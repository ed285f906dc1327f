import { Alert } from '@pito/ui/alert'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef } from 'react'
import { reviewPages } from './review-words.ts'

/** Confirms the last action. The confirmation takes the focus, because the button that had it is gone. */
export function ReviewDone({ searchParams }: { searchParams: URLSearchParams }) {
  const w = useWords(reviewPages)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  if (searchParams.has('sent'))
    return (
      <Alert title={w.thanksTitle} tone="good" ref={ref}>
        {w.thanks}
      </Alert>
    )
  if (!searchParams.has('removed')) return null
  return (
    <Alert title={w.removedTitle} tone="good" ref={ref}>
      {w.removed}
    </Alert>
  )
}
