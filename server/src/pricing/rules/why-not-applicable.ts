export interface PromoCodeFacts {
  readonly active: boolean
  /** The first and last day of validity in Helsinki, as YYYY-MM-DD. */
  readonly validFrom: string
  readonly validUntil: string | null
  readonly minimumCents: number
  readonly usesInAll: number | null
  readonly usesEach: number | null
  /** The uses claimed so far, by all customers and by this customer. */
  readonly used: number
  readonly usedByCustomer: number
}

export interface Purchase {
  /** The day in Helsinki. */
  readonly today: string
  /** The products with their recycling fees before any discount, which is the sum that the customer sees. */
  readonly goodsCents: number
}

export type NotApplicable = 'promo-code-not-valid' | 'promo-code-used' | 'promo-code-minimum'

/**
 * Returns the reason why a code cannot be used, or null. Codes that do not exist, have expired or are not valid yet
 * get the same reason, so that guessing codes reveals nothing. Two reasons are disclosed: the customer's own earlier
 * use, and an amount below the minimum.
 */
export function whyNotApplicable(
  code: PromoCodeFacts,
  { today, goodsCents }: Purchase,
): NotApplicable | null {
  if (!code.active || today < code.validFrom) return 'promo-code-not-valid'
  if (code.validUntil !== null && today > code.validUntil) return 'promo-code-not-valid'
  if (code.usesEach !== null && code.usedByCustomer >= code.usesEach) return 'promo-code-used'
  if (code.usesInAll !== null && code.used >= code.usesInAll) return 'promo-code-not-valid'
  return goodsCents < code.minimumCents ? 'promo-code-minimum' : null
}
