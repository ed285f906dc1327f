import { readLicencePlate } from './licence-plate.ts'

const emailAddress = /\S@\S/
/** Matches telephone numbers as they are written in Finland: 040 123 4567 or +358 40 1234567. */
const telephone = /^(\+|0)[\d\s()-]{6,}$/
const tenDigits = /^\d{10}$/

type PersonalKind = 'plate' | 'order-number' | 'email' | 'telephone'

/**
 * Returns what kind of personal data a search text looks like, or null. Responses to such a text are not cached, and
 * the text is not counted among searched words.
 */
export function personalKindOf(text: string): PersonalKind | null {
  const trimmed = text.trim()
  if (emailAddress.test(trimmed)) return 'email'
  if (tenDigits.test(trimmed)) return 'order-number'
  if (telephone.test(trimmed)) return 'telephone'
  return readLicencePlate(trimmed)?.usual ? 'plate' : null
}
