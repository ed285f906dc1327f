import { ApiRefusal } from '@pito/web/api/api-refusal'
import { sentenceOfAnswer } from '@pito/web/api/sentence-of-answer'
import type { CartResponse } from './cart-response.ts'

/** A refusal in the API's own words; an empty message where no answer came. */
export function responseOf(error: unknown): CartResponse {
  if (!(error instanceof ApiRefusal)) return { message: '', variant: 'danger', errors: [] }
  const { errors = {} } = error.answer
  return { message: sentenceOfAnswer(error.answer), variant: 'danger', errors: Object.values(errors).flat() }
}
