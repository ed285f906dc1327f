import type { Language } from './locale.ts'

/** The states of an order. The moves between them are in `order-moves.ts` of the server. */
export const orderProgress = ['placed', 'paid', 'fitted', 'delivered', 'cancelled', 'refunded'] as const
export type OrderProgress = (typeof orderProgress)[number]

/** How far an order is, as staff read it. It names the moments that `orderProgress` leaves out. */
export const orderStages = [
  'placed',
  'paid',
  'packed',
  'sent',
  'fitted',
  'delivered',
  'withdrawn',
  'cancelled',
  'refunded',
] as const
export type OrderStage = (typeof orderStages)[number]

/** What is known about the fitting of an order. The time of a `released` one was never paid and is not held. */
export const fittingStates = ['booked', 'declined', 'cancelled', 'released'] as const
export type FittingState = (typeof fittingStates)[number]

export const stageNames = {
  fi: {
    placed: 'Tilattu',
    paid: 'Käsittelyssä',
    packed: 'Pakattu',
    sent: 'Lähetetty',
    fitted: 'Asennettu',
    delivered: 'Toimitettu',
    withdrawn: 'Kauppa peruutettu',
    cancelled: 'Peruttu',
    refunded: 'Hyvitetty',
  },
  en: {
    placed: 'Ordered',
    paid: 'In progress',
    packed: 'Packed',
    sent: 'Sent',
    fitted: 'Fitted',
    delivered: 'Delivered',
    withdrawn: 'Withdrawn',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
  },
} satisfies Record<Language, Record<OrderStage, string>>
