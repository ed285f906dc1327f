export const articleStates = ['draft', 'on-sale', 'off-sale', 'archived'] as const
export type ArticleState = (typeof articleStates)[number]

interface SaleFacts {
  readonly ean: string | null
  readonly priceCents: number | null
  readonly isStudded: boolean
  readonly hasLabel: boolean
}

/** The data that an article has to have before it can be put on sale. */
export const saleNeeds = ['ean', 'price', 'label'] as const
export type SaleNeed = (typeof saleNeeds)[number]

/**
 * Returns what an article lacks before it can be put on sale. Regulation (EU) 2020/740 excludes studded tyres, so they
 * need no label.
 */
export function missingForSale(facts: SaleFacts): SaleNeed[] {
  const lacks: Record<SaleNeed, boolean> = {
    ean: facts.ean === null,
    price: facts.priceCents === null,
    label: !facts.isStudded && !facts.hasLabel,
  }
  return saleNeeds.filter((need) => lacks[need])
}
