/** In stock again; a lower price. */
export const alertKinds = ['stock', 'price'] as const
export type AlertKind = (typeof alertKinds)[number]
