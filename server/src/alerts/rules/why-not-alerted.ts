import type { AlertKind } from '@pito/contracts/values/alert-kinds'

interface AlertRequest {
  readonly kind: AlertKind
  /**
   * The price in cents below or at which the alert is sent. If it is null, any price below the current one counts.
   */
  readonly targetCents: number | null
}

interface Offered {
  readonly priceCents: number
  readonly available: number
}

/**
 * Returns the reason to refuse an alert, which is that its condition is already met. Returns null if the alert is
 * accepted.
 */
export function whyNotAlerted(
  { kind, targetCents }: AlertRequest,
  { priceCents, available }: Offered,
): 'in-stock-already' | 'price-not-lower' | null {
  if (kind === 'stock') return available > 0 ? 'in-stock-already' : null
  return targetCents !== null && targetCents >= priceCents ? 'price-not-lower' : null
}
