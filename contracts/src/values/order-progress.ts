/** What becomes of an order: the first is unpaid, the last two are its end. */
export const orderProgress = ['placed', 'paid', 'fitted', 'delivered', 'cancelled', 'refunded'] as const
export type OrderProgress = (typeof orderProgress)[number]
