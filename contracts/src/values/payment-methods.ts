/** Payment methods in the order in which they are offered: immediate payment comes before credit. */
export const paymentMethods = ['bank', 'creditcard', 'apple-pay', 'mobile', 'klarna'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
