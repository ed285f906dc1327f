const maxDigits = 15
const minDigits = 7

/**
 * Returns the number in E.164 form: 040 123 4567 in Finland is +358401234567. Returns null when it is too short or too
 * long to be a number.
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
