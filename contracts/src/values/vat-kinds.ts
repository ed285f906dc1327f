/** The kinds of lines that have VAT rates of their own. Recycling fees and delivery have the rate of products. */
export const vatKinds = ['products', 'services'] as const
export type VatKind = (typeof vatKinds)[number]
