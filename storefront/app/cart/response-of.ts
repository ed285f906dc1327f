import { ApiRefusal } from '@pito/web/api/api-refusal'
import { sentenceOfAnswer } from '@pito/web/api/sentence-of-answer'
import type { CartResponse } from './cart-response.ts'

/**
 * Converts an error to a cart response. An error of the API keeps the API's message. If the API did not answer, the
 * message is empty.
 */
export function responseOf(error: unknown): CartResponse {
  if (!(error instanceof ApiRefusal)) return { message: '', variant: 'danger', errors: [] }
  const { errors = {} } = error.answer
  return { message: sentenceOfAnswer(error.answer), variant: 'danger', errors: Object.values(errors).flat() }
}
