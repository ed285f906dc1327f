import { refusedAnswer } from '@pito/web/api/refused-answer'
import { PartAlert } from '@pito/web/parts/part-alert'
import type { Settled } from '@pito/web/parts/settled'
import { failureOf } from '@pito/web/parts/settled'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'

const serverError = 500

/**
 * Lets a part of a page fail without failing the page. A refusal, such as an ended session or a missing right, concerns
 * the whole page and is thrown again.
 */
export function loadPart<Data>(loading: Promise<Data>): Promise<Settled<Data>> {
  return loading.then(
    (data) => ({ data, failure: null }),
    (error: unknown) => {
      if ((refusedAnswer(error)?.status ?? serverError) < serverError) throw error
      return { data: null, failure: failureOf(error) }
    },
  )
}

interface RecordPartProps<Data> {
  /** A sentence that names the part if it is missing. */
  readonly missing: string
  readonly part: Settled<Data>
  readonly children: (data: Data) => ReactNode
}

/** Shows a part of a page, or in its place an alert that offers to load it again. */
export function RecordPart<Data>({ missing, part, children }: RecordPartProps<Data>) {
  const { revalidate, state } = useRevalidator()
  if (part.failure)
    return <PartAlert title={missing} failure={part.failure} again={revalidate} loading={state !== 'idle'} />
  return children(part.data)
}
