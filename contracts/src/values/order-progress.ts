import type { Language } from './locale.ts'

/** The states of an order. The moves between them are in `order-moves.ts` of the server. */
export const orderProgress = ['placed', 'paid', 'fitted', 'delivered', 'cancelled', 'refunded'] as const
export type OrderProgress = (typeof orderProgress)[number]

export const progressNames = {
  fi: {
    placed: 'Tilattu',
    paid: 'Käsittelyssä',
    fitted: 'Asennettu',
    delivered: 'Toimitettu',
    cancelled: 'Peruttu',
    refunded: 'Hyvitetty',
  },
  en: {
    placed: 'Ordered',
    paid: 'In progress',
    fitted: 'Fitted',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
  },
} satisfies Record<Language, Record<OrderProgress, string>>
