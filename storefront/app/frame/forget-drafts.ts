import { onAccountForgotten } from '../account/account-store.ts'

/** The booking draft is deleted when the customer's session ends; the code for it is loaded only then. */
onAccountForgotten(
  () => void import('../booking/booking-draft.ts').then(({ forgetDrafts }) => forgetDrafts()),
)
