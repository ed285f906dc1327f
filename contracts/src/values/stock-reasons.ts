/** Why staff correct the stock. */
export const correctionReasons = ['counted', 'broken', 'lost', 'found', 'sample', 'other'] as const
export type CorrectionReason = (typeof correctionReasons)[number]

/** Why the stock changed. Sales and returns are not among these changes, because they belong to orders. */
export const stockReasons = ['received', ...correctionReasons] as const
export type StockReason = (typeof stockReasons)[number]
