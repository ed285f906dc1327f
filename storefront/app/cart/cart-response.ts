/** The result of the last request about the cart, in the form that ERR-03 and ERR-04 require. */
export interface CartResponse {
  readonly message: string
  readonly variant: 'success' | 'danger'
  /** The error messages of the rejected fields. */
  readonly errors: readonly string[]
}

/** Returns the first field's error if there is one, because it says more than the general message. */
export function sentenceOf({ errors, message }: CartResponse): string {
  return errors[0] ?? message
}
