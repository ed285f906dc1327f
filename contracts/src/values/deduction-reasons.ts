/** The reasons for which staff may refund less than the price of returned tyres. */
export const deductionReasons = ['used', 'damaged'] as const
export type DeductionReason = (typeof deductionReasons)[number]
