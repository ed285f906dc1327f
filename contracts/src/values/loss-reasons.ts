/**
 * The reasons why a cart has its fitting time no longer: the hold expired, a time at another service point replaced it,
 * or the customer gave it up.
 */
export const lossReasons = ['expired', 'replaced', 'given-up'] as const
export type LossReason = (typeof lossReasons)[number]
