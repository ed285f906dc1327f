import type { AlertKind } from '@pito/contracts/values/alert-kinds'

interface AlertRequest {
  readonly kind: AlertKind
  /** Null: anything below the current price. */
  readonly targetCents: number | null
}

interface Offered {
  readonly priceCents: number
  readonly available: number
}

/** There is no alert for what is so already. */
export function whyNotAlerted(
  { kind, targetCents }: AlertRequest,
  { priceCents, available }: Offered,
): 'in-stock-already' | 'price-not-lower' | null {
  if (kind === 'stock') return available > 0 ? 'in-stock-already' : null
  return targetCents !== null && targetCents >= priceCents ? 'price-not-lower' : null
}
