export const longestContactNumber = 21
export const finnishDialCode = '358'

const signs = /^[\d+\-() ]*$/
/** How often each sign other than digits may occur in a phone number. */
const most: Readonly<Record<string, number>> = { '+': 1, '(': 1, ')': 1, '-': 3, ' ': 4 }

export function isContactNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length
  return mayBeTyped(text) && digits >= 7 && digits <= 12
}

/**
 * Tells whether the text can be the beginning of a phone number, so that a field can reject other characters while
 * the visitor types.
 */
export function mayBeTyped(text: string): boolean {
  if (text.length > longestContactNumber || !signs.test(text)) return false
  return Object.entries(most).every(([sign, limit]) => text.split(sign).length - 1 <= limit)
}

/**
 * Formats a phone number as E.164, which payment and telephone providers require. The country code replaces the
 * leading zero.
 */
export function internationalNumber(countryCode: string, contactNumber: string): string {
  const digits = contactNumber.replaceAll(/\D/g, '')
  if (contactNumber.trim().startsWith('+')) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  return `+${countryCode}${digits.replace(/^0/, '')}`
}
