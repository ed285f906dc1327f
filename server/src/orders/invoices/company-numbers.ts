import { isBusinessId, isFinnishVatNumber } from '@pito/contracts/values/company-id'

/**
 * Reads the form field in which buyers enter either a Y-tunnus or a VAT number, and returns the Y-tunnus. Returns null
 * if the text is neither.
 */
export function businessIdOf(typed: string): string | null {
  if (isBusinessId(typed)) return typed.trim().padStart(9, '0')
  if (!isFinnishVatNumber(typed)) return null
  const digits = typed.replaceAll(/\D/g, '')
  return `${digits.slice(0, 7)}-${digits.slice(7)}`
}
