/**
 * The kinds of alerts. A `stock` alert is sent when the tyre is in stock again, and a `price` alert when its price
 * has fallen.
 */
export const alertKinds = ['stock', 'price'] as const
export type AlertKind = (typeof alertKinds)[number]

/**
 * The time in which a new alert has to be confirmed. Two days are enough for people who read their e-mail only in the
 * evening.
 */
export const confirmHours = 48
