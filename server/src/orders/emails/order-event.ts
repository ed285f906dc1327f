/**
 * The events that buyers get an e-mail about. `refunded-late` stands for money that came too late, twice or with
 * another amount.
 */
const orderEvents = [
  'confirmed',
  'refunded-late',
  'refunded',
  'cancelled',
  'withdrawal-received',
  'shipped',
] as const
export type OrderEvent = (typeof orderEvents)[number]
