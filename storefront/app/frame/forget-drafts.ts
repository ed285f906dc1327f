import { onAccountForgotten } from '../account/account-store.ts'

/** Deletes the booking drafts when the customer's session ends. The code for this is loaded only then. */
onAccountForgotten(
  () => void import('../booking/booking-draft.ts').then(({ forgetDrafts }) => forgetDrafts()),
)
