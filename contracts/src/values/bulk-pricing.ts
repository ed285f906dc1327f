/** How bulk pricing changes prices: by a percentage, by an amount, or to a margin. */
export const bulkChanges = ['percent', 'amount', 'margin'] as const

/** How bulk pricing rounds: not at all, to the cents 00, 90 or 95, or to whole tens of euros. */
export const priceEndings = ['exact', '00', '90', '95', 'tens'] as const

/** The most prices that one call changes. More of them are a run, which changes them in the background. */
export const mostPricesAtOnce = 1000
