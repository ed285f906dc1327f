/** The filters of the list that are on or off. Each has this name in the API and in the addresses of pages. */
export const tyreFlags = ['in_stock'] as const
export type TyreFlag = (typeof tyreFlags)[number]
