import type { AlertKind } from '@pito/contracts/values/alert-kinds'

interface Wish {
  readonly kind: AlertKind
  /** Null: anything below the price of now. */
  readonly targetCents: number | null
}

interface Offered {
  readonly priceCents: number
  readonly available: number
}

/** Nobody waits for what is there already. */
export function whyNotAwaited(
  { kind, targetCents }: Wish,
  { priceCents, available }: Offered,
): 'in-stock-already' | 'price-not-lower' | null {
  if (kind === 'stock') return available > 0 ? 'in-stock-already' : null
  return targetCents !== null && targetCents >= priceCents ? 'price-not-lower' : null
}
