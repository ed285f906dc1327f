/**
 * The events that buyers get an e-mail about. `refunded-late` announces the refund of money that arrived too late,
 * twice or with a wrong amount.
 */
const orderEvents = [
  'confirmed',
  'refunded-late',
  'refunded',
  'cancelled',
  'withdrawal-received',
  'shipped',
  'sending-corrected',
  'return-agreed',
  'details-changed',
  'supplement-requested',
  'supplement-paid',
] as const
export type OrderEvent = (typeof orderEvents)[number]
