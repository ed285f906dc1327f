/** The stages of an order. An order is `placed` until it is paid; `cancelled` and `refunded` are final. */
export const orderProgress = ['placed', 'paid', 'fitted', 'delivered', 'cancelled', 'refunded'] as const
export type OrderProgress = (typeof orderProgress)[number]
