/** In the order in which they are offered: what is paid at once before what is credit. */
export const paymentMethods = ['bank', 'creditcard', 'apple-pay', 'mobile', 'klarna'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
