import { onAccountForgotten } from '../account/account-store.ts'

/** A time that was begun to be booked is forgotten with the customer; its code comes only then. */
onAccountForgotten(
  () => void import('../booking/booking-draft.ts').then(({ forgetDrafts }) => forgetDrafts()),
)
