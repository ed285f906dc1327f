import type { RefusalAnswer } from '@pito/contracts/refusal'

/** A "no" of the API, as the browser gets it: with a sentence to show. */
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
