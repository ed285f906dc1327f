import type { RefusalAnswer } from '@pito/contracts/refusal'
import { ApiRefusal } from '../api/api-refusal.ts'
import { sentenceOfAnswer } from '../api/sentence-of-answer.ts'
import type { CartResponse } from './cart-response.ts'

/** While the server renders, a refusal comes as React Router's data with a status. */
interface ServerRefusal {
  readonly data: RefusalAnswer
  readonly init: { readonly status: number } | null
}

/** An answer of the API in its own words; an empty message where none came. What broke on the server goes on. */
export function responseOf(error: unknown): CartResponse {
  if (error instanceof ApiRefusal) return inWords(error.answer)
  if (!isServerRefusal(error)) return { message: '', variant: 'danger', errors: [] }
  if ((error.init?.status ?? 500) >= 500) throw error
  return inWords(error.data)
}

function inWords(answer: RefusalAnswer): CartResponse {
  const { errors = {} } = answer
  return { message: sentenceOfAnswer(answer), variant: 'danger', errors: Object.values(errors).flat() }
}

function isServerRefusal(error: unknown): error is ServerRefusal {
  return typeof error === 'object' && error !== null && 'data' in error && 'init' in error
}
