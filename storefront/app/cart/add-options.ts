import type { NamedTyre } from './fit-question/fit-question-about.ts'

export interface ItemToAdd {
  readonly productId: number
  readonly quantity: number
  /** The facts that determine whether the tyre fits the visitor's vehicle. Without them nothing is asked. */
  readonly tyre?: NamedTyre
  /** True if the visitor has said that the tyre is for another car than the one that the shop knows. */
  readonly isForAnotherCar?: boolean
}

export interface AddOptions {
  /** The number of seconds for which the success message stays. The default is 3. */
  readonly seconds?: number
  /** False if the calling page itself opens the cart. Then a toast confirms the addition instead of the popup. */
  readonly offerCheckout?: boolean
  /** True if the calling page shows an error itself. Otherwise the error is shown as a toast. */
  readonly showsRefusal?: boolean
}
