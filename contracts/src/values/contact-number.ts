export const longestContactNumber = 21
export const finnishDialCode = '358'

const signs = /^[\d+\-() ]*$/
/** How many of each sign a number may have. */
const most: Readonly<Record<string, number>> = { '+': 1, '(': 1, ')': 1, '-': 3, ' ': 4 }

export function isContactNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length
  return mayBeTyped(text) && digits >= 7 && digits <= 12
}

/** What a field for a number lets be typed: the beginning of one. */
export function mayBeTyped(text: string): boolean {
  if (text.length > longestContactNumber || !signs.test(text)) return false
  return Object.entries(most).every(([sign, limit]) => text.split(sign).length - 1 <= limit)
}

/** E.164, as providers of payments and telephones want it: a country’s code takes the place of the zero. */
export function internationalNumber(countryCode: string, contactNumber: string): string {
  const digits = contactNumber.replaceAll(/\D/g, '')
  if (contactNumber.trim().startsWith('+')) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  return `+${countryCode}${digits.replace(/^0/, '')}`
}
