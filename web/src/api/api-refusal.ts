import type { RefusalAnswer } from '@pito/contracts/refusal'

/**
 * Thrown in the browser when the API refuses a call. It carries the response, with the sentence to show to the
 * visitor.
 */
export class ApiRefusal extends Error {
  override name = 'ApiRefusal'
  readonly status: number
  readonly answer: RefusalAnswer

  constructor(status: number, answer: RefusalAnswer) {
    super(answer.message)
    this.status = status
    this.answer = answer
  }
}
