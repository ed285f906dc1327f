import { Button } from '@pito/ui/button'
import { refusedAnswer } from '@pito/web/api/refused-answer'
import { failureOf } from '@pito/web/parts/settled'
import { errors } from '@pito/web/words/errors'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { Link, useRouteError } from 'react-router'
import { rightWords } from '../account/right-words.ts'
import { PageTitle } from '../frame/shop.tsx'
import { LacksRight } from '../session/lacks-right.ts'
import { errorWords } from './error-words.ts'

/** Shows an error without the menu of the office, because the office layout itself could not be loaded. */
export function ErrorPage() {
  return (
    <main className="office__page" id="content" tabIndex={-1}>
      <OfficeErrorPage />
    </main>
  )
}

/**
 * A page only reads, so input that the API refuses, such as an id that is no number, comes from the address. The forms
 * show their refusals themselves.
 */
const addressFaults: ReadonlySet<number> = new Set([400, 404, 422])

/** Shows an error inside the office layout when a page fails. */
export function OfficeErrorPage() {
  const w = useWords(errors)
  const hints = useWords(errorWords)
  const rights = useWords(rightWords)
  const error = useRouteError()
  if (addressFaults.has(refusedAnswer(error)?.status ?? 0)) return <NotFound />
  if (refusedAnswer(error)?.status === 403)
    return (
      <Fault
        title={hints.denied}
        hint={hints.askFor(
          error instanceof LacksRight ? error.rights.map((right) => rights[right]).join(' / ') || null : null,
        )}
      />
    )
  const { offline, requestId } = failureOf(error)
  return (
    <Fault title={offline ? w.offline : w.fault} hint={offline ? w.offlineHint : w.faultHint}>
      {requestId && (
        <p>
          {hints.requestId}: <code>{requestId}</code>
        </p>
      )}
      <Button onClick={() => window.location.reload()}>{w.again}</Button>
    </Fault>
  )
}

export function NotFound() {
  return <Fault title={useWords(errors).notFound} hint={useWords(errorWords).notFoundHint} />
}

interface FaultProps {
  readonly title: string
  readonly hint: string
  readonly children?: ReactNode
}

function Fault({ title, hint, children }: FaultProps) {
  const w = useWords(errorWords)
  return (
    <div className="stack">
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <p>{hint}</p>
      {children}
      <p>
        <Link className="link" to="/">
          {w.toStart}
        </Link>
      </p>
    </div>
  )
}
