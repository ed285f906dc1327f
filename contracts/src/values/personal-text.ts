import { readLicencePlate } from './licence-plate.ts'

const emailAddress = /\S@\S/
/** Matches telephone numbers as they are written in Finland: 040 123 4567 or +358 40 1234567. */
const telephone = /^(\+|0)[\d\s()-]{6,}$/
const tenDigits = /^\d{10}$/

type PersonalKind = 'plate' | 'order-number' | 'email' | 'telephone'

/** Returns what kind of personal data a search text looks like as a whole, or null. */
export function personalKindOf(text: string): PersonalKind | null {
  const trimmed = text.trim()
  if (emailAddress.test(trimmed)) return 'email'
  if (tenDigits.test(trimmed)) return 'order-number'
  if (telephone.test(trimmed)) return 'telephone'
  return readLicencePlate(trimmed)?.usual ? 'plate' : null
}

/** Matches an order number in a longer text. An EAN has more digits. */
const orderNumberWithin = /(?<![\p{L}\p{N}])\d{10}(?![\p{L}\p{N}])/u
/** Matches a telephone number in a longer text. It may be written as several words. */
const telephoneWithin = /(?<![\p{L}\p{N}])(\+\d|00358|0[1-9])[\d\s()-]{5,}(?![\p{L}\p{N}])/u
/**
 * Matches a licence plate that is one word of a longer text. Two letters with digits count only with a dash, because
 * models of tyres are named so, such as PS4.
 */
const plateWord =
  /(?<![\p{L}\p{N}])([a-zåäö]{3}[\u2010-\u2015-]?|[a-zåäö]{2}[\u2010-\u2015-])[1-9]\d{0,2}(?![\p{L}\p{N}])/iu
/** Matches a licence plate written as two words, unless the digits begin a size: "abc 123", but not "suv 205 55 16". */
const plateWords = /(?<![\p{L}\p{N}])[a-zåäö]{3}\s+[1-9]\d{1,2}(?![\p{L}\p{N}/.,])(?!\s+\d{2}(?!\d))/iu

const withinText = [emailAddress, orderNumberWithin, telephoneWithin, plateWord, plateWords]

/** Returns whether a text, or a part of it, looks like personal data. Responses to such a search are not cached. */
export function hasPersonalText(text: string): boolean {
  const composed = text.normalize('NFC')
  return personalKindOf(text) !== null || withinText.some((part) => part.test(composed))
}
