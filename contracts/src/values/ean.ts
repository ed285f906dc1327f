/** Returns the check digit of the first twelve digits of an EAN-13. */
function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

export type EanFault = 'not-13-digits' | 'shortened-by-spreadsheet' | 'wrong-check-digit'

/** A spreadsheet that shortens a number keeps its first digits and replaces the last ones by zeros. */
export function whyNotEan(text: string): EanFault | null {
  if (/^\d+(?:[.,]\d+)? ?E ?\+?\d+$/i.test(text)) return 'shortened-by-spreadsheet'
  if (!/^\d{13}$/.test(text)) return 'not-13-digits'
  if (Number(text.at(-1)) === checkDigit(text.slice(0, 12))) return null
  return text.endsWith('00000') ? 'shortened-by-spreadsheet' : 'wrong-check-digit'
}

/** Returns the EAN with its last digit corrected. The text has 13 digits. */
export function eanWithCheckDigit(text: string): string {
  return text.slice(0, 12) + checkDigit(text.slice(0, 12))
}
