/** An alert waits until a tyre is back in stock, or until its price falls. */
export const alertKinds = ['stock', 'price'] as const
export type AlertKind = (typeof alertKinds)[number]

/** Two days are enough for people who read their e-mail the next evening. */
export const confirmHours = 48
