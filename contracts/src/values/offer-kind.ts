/** The reasons why a fitting is offered: its time, its distance, its price. */
export const offerKinds = ['earliest', 'nearest', 'cheapest'] as const
export type OfferKind = (typeof offerKinds)[number]
