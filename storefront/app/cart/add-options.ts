export interface ItemToAdd {
  readonly productId: number
  readonly quantity: number
}

export interface AddOptions {
  /** The number of seconds for which the success message stays. The default is 3. */
  readonly seconds?: number
  /** False if the calling page itself opens the cart, so that no popup opens. */
  readonly offerCheckout?: boolean
  /** True if the calling page shows an error itself. Otherwise the error is shown as a toast. */
  readonly showsRefusal?: boolean
}
