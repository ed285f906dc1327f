/** A buyer who waits for a place in the checkout asks for it again after this time. */
export const checkoutRetrySeconds = 15
