import { parseEuros } from '@pito/contracts/values/parse-euros'

/** Parses a purchase price as people type it, in cents. Returns null for a text that is not a price. */
export function purchaseCents(text: string): number | null {
  const euros = parseEuros(text)
  return euros === null ? null : Math.round(euros * 100)
}
