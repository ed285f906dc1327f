import type { AlertKind } from '@pito/contracts/values/alert-kinds'

interface AlertRequest {
  readonly kind: AlertKind
  /** Null means any price below the current one. */
  readonly targetCents: number | null
}

interface Offered {
  readonly priceCents: number
  readonly available: number
}

/** An alert is refused when its condition holds already. */
export function whyNotAlerted(
  { kind, targetCents }: AlertRequest,
  { priceCents, available }: Offered,
): 'in-stock-already' | 'price-not-lower' | null {
  if (kind === 'stock') return available > 0 ? 'in-stock-already' : null
  return targetCents !== null && targetCents >= priceCents ? 'price-not-lower' : null
}
