export interface ItemToAdd {
  readonly productId: number
  readonly quantity: number
}

export interface AddOptions {
  /** How many seconds the success message stays; the default is 3. */
  readonly seconds?: number
  /** False if the page itself goes on to the cart, so that no popup opens. */
  readonly offerCheckout?: boolean
  /** True if the page shows a refusal itself; otherwise it is shown as a toast. */
  readonly showsRefusal?: boolean
}
