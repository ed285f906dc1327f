/** The stages of an order: `placed` is unpaid, `cancelled` and `refunded` are final. */
export const orderProgress = ['placed', 'paid', 'fitted', 'delivered', 'cancelled', 'refunded'] as const
export type OrderProgress = (typeof orderProgress)[number]
