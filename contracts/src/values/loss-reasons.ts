/**
 * The reasons why a cart has its fitting time no longer: the hold expired, a time at another service point replaced it,
 * the customer gave it up, or it cannot serve the tyres and services of the changed cart.
 */
export const lossReasons = ['expired', 'replaced', 'given-up', 'not-served'] as const
export type LossReason = (typeof lossReasons)[number]
