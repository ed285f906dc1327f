/** In stock again; a lower price. */
export const alertKinds = ['stock', 'price'] as const
export type AlertKind = (typeof alertKinds)[number]

/** Long enough for those who read their e-mail the next evening. */
export const confirmHours = 48
