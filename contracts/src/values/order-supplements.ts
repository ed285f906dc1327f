/** What becomes of the difference when a fitting is moved to a dearer service point. */
export const dearerChoices = ['waive', 'payment-link'] as const

/**
 * Where a supplement stands. `ended`: its link was withdrawn, replaced by another one, or its order was cancelled before
 * the payment.
 */
export const supplementStates = ['open', 'paid', 'ended'] as const
export type SupplementState = (typeof supplementStates)[number]
