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

/** The country codes of ITU-T E.164: one, two or three digits, none of which begins with another. */
const callingCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

interface PhoneNumber {
  readonly country_code: string
  readonly contact_number: string
}

/**
 * Splits a whole number such as +358 40 123 4567, which browsers fill in and people paste, so that the country code is
 * not stored twice. A code in the number takes precedence over the chosen one. Other numbers are returned unchanged.
 */
export function nationalNumber({ country_code, contact_number }: PhoneNumber): PhoneNumber {
  const [, whole] = /^(?:\+|00)(.*)$/.exec(contact_number.trim()) ?? []
  if (whole === undefined) return { country_code, contact_number }
  const code = whole.startsWith(country_code) ? country_code : callingCode.exec(whole)?.[0]
  const rest = code && whole.slice(code.length).replace(/^[ -]+/, '')
  return code && rest && isContactNumber(rest)
    ? { country_code: code, contact_number: rest }
    : { country_code, contact_number }
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
