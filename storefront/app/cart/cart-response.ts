/** The answer to the last call about the cart, in the shape of ERR-03 and ERR-04. */
export interface CartResponse {
  readonly message: string
  readonly variant: 'success' | 'danger'
  /** Sentences of the fields that were refused. */
  readonly errors: readonly string[]
}

/** The field's own sentence says more than that a field is wrong. */
export function sentenceOf({ errors, message }: CartResponse): string {
  return errors[0] ?? message
}
