/** What VAT rates apply to. Recycling fees and delivery have the rate of products. */
export const vatKinds = ['products', 'services'] as const
export type VatKind = (typeof vatKinds)[number]
