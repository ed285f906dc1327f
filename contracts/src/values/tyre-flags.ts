/** The list filters that are either on or off. Their names are the same in the API and in the URLs of pages. */
export const tyreFlags = ['in_stock'] as const
export type TyreFlag = (typeof tyreFlags)[number]
