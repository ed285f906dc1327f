const longestDigits = 15
const fewestDigits = 7

/** As dialled from anywhere: 040 123 4567 of Finland is +358401234567. Null when it is too long to be a number. */
export function e164(countryCode: string, typed: string): string | null {
  const digits = typed.replaceAll(/\D/g, '')
  const international = typed.trim().startsWith('+') ? digits : abroad(digits, countryCode)
  return international.length <= longestDigits && international.length >= fewestDigits
    ? `+${international}`
    : null
}

/** 00 begins an international number, a single 0 one within the country. */
function abroad(digits: string, countryCode: string): string {
  if (digits.startsWith('00')) return digits.slice(2)
  return countryCode + digits.replace(/^0/, '')
}
