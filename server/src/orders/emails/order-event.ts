/** What buyers get an e-mail about. `refunded-late`: money that came too late, a second time, or of another amount. */
const orderEvents = [
  'confirmed',
  'refunded-late',
  'refunded',
  'cancelled',
  'withdrawal-received',
  'shipped',
] as const
export type OrderEvent = (typeof orderEvents)[number]
