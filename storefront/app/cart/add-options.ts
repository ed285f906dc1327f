export interface ItemToAdd {
  readonly productId: number
  readonly quantity: number
}

export interface AddOptions {
  /** How long the message of success stays; 3 unless said otherwise. */
  readonly seconds?: number
  /** False where the page itself goes on to the cart: no popup then. */
  readonly offerCheckout?: boolean
  /** The page shows a refusal itself; else it comes as a toast. */
  readonly showsRefusal?: boolean
}
