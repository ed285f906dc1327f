import type { RefusalAnswer } from '@pito/contracts/refusal'
import { ApiRefusal } from './api-refusal.ts'

interface Refused {
  readonly status: number
  readonly answer: RefusalAnswer
}

/** The API's "no" in an error: in the browser one of our own, on the server React Router's data with a status. */
export function refusedAnswer(error: unknown): Refused | null {
  if (error instanceof ApiRefusal) return { status: error.status, answer: error.answer }
  const { data: answer, init } = (error ?? {}) as {
    readonly data?: RefusalAnswer | null
    readonly init?: { readonly status?: number } | null
  }
  return answer?.code ? { status: init?.status ?? 500, answer } : null
}
