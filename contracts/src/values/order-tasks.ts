/** The tabs of the order desk. An order is in each tab in which somebody has something to do for it. */
export const deskTabs = [
  'to-pack',
  'to-send',
  'fitting-today',
  'waiting-for-customer',
  'waiting-for-us',
  'refunds-due',
  'returns-on-the-way',
  'payment-pending',
] as const
export type DeskTab = (typeof deskTabs)[number]

/** The tasks that an order can have. The most urgent one stands first. */
export const orderTasks = [
  'retry-refund',
  'look-at-payment',
  'call-customer',
  'choose-time',
  'pack',
  'send',
  'fit',
  'take-back',
  'make-refund',
  'check-payment',
  'pay',
  'await-delivery',
  'await-fitting',
] as const
export type OrderTask = (typeof orderTasks)[number]

/** Totals are exact up to this number of orders. */
export const mostCounted = 10_000

/** The times from which the list of orders can be narrowed to: today, the last 7 days and the last 30. */
export const orderPeriods = ['today', 'week', 'month'] as const
