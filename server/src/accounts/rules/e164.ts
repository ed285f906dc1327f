const maxDigits = 15
const minDigits = 7

/**
 * Returns the phone number in E.164 form: 040 123 4567 in Finland becomes +358401234567. Returns null if the text is
 * too short or too long for a phone number.
 */
export function e164(countryCode: string, typed: string): string | null {
  const digits = typed.replaceAll(/\D/g, '')
  const international = typed.trim().startsWith('+') ? digits : withCountryCode(digits, countryCode)
  return international.length <= maxDigits && international.length >= minDigits ? `+${international}` : null
}

/** Two zeros begin an international number, a single zero a national one. */
function withCountryCode(digits: string, countryCode: string): string {
  if (digits.startsWith('00')) return digits.slice(2)
  return countryCode + digits.replace(/^0/, '')
}
