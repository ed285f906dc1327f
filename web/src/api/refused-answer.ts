import type { RefusalAnswer } from '@pito/contracts/refusal'
import { ApiRefusal } from './api-refusal.ts'

interface Refused {
  readonly status: number
  readonly answer: RefusalAnswer
}

/**
 * Extracts the API's refusal from an error, which is an `ApiRefusal` in the browser and React Router's data with a
 * status on the server. Returns null for any other error.
 */
export function refusedAnswer(error: unknown): Refused | null {
  if (error instanceof ApiRefusal) return { status: error.status, answer: error.answer }
  const { data: answer, init } = (error ?? {}) as {
    readonly data?: RefusalAnswer | null
    readonly init?: { readonly status?: number } | null
  }
  return answer?.code ? { status: init?.status ?? 500, answer } : null
}
