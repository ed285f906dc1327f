/**
 * The weights of the first seven digits of a Y-tunnus, the Finnish business id. PRH, the register authority,
 * publishes them.
 */
const weights = [7, 9, 10, 5, 8, 4, 2] as const

/**
 * Tells whether the text is a valid Y-tunnus such as 2617416-4. A Y-tunnus from before 1978 has six digits and is
 * checked as if it began with 0.
 */
export function isBusinessId(text: string): boolean {
  const { number = '', check = '' } = /^(?<number>\d{6,7})-(?<check>\d)$/.exec(text.trim())?.groups ?? {}
  return number !== '' && checkDigitOf(number) === Number(check)
}

/** Tells whether the text is a valid Finnish VAT number: FI followed by the eight digits of a Y-tunnus. */
export function isFinnishVatNumber(text: string): boolean {
  const { number = '', check = '' } =
    /^FI(?<number>\d{7})(?<check>\d)$/i.exec(text.replaceAll(/[\s-]/g, ''))?.groups ?? {}
  return number !== '' && checkDigitOf(number) === Number(check)
}

/** Returns the VAT number of a Finnish company: FI and the eight digits of its Y-tunnus. */
export function vatNumberOf(businessId: string): string {
  return `FI${businessId.trim().replace('-', '').padStart(8, '0')}`
}

/** Tells whether the text is a valid Y-tunnus or VAT number. Forms have one field that accepts either. */
export function isCompanyVatNumber(text: string): boolean {
  return isBusinessId(text) || isFinnishVatNumber(text)
}

/** Returns the check digit, or null if the remainder is 1, because such numbers are never issued. */
function checkDigitOf(number: string): number | null {
  const digits = [...number.padStart(7, '0')].map(Number)
  const remainder = digits.reduce((sum, digit, place) => sum + digit * (weights[place] ?? 0), 0) % 11
  if (remainder === 0) return 0
  return remainder === 1 ? null : 11 - remainder
}
