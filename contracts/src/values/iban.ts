/**
 * Tells whether the text is an IBAN without spaces. ISO 13616: the first four characters are moved to the end, letters
 * count from 10, and the remainder modulo 97 must be 1.
 */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const digits = [...`${text.slice(4)}${text.slice(0, 4)}`].map((sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

/** Removes the spaces with which people write an IBAN, and turns its letters into upper case. */
export function ibanIn(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase()
}

/** Formats an IBAN in groups of four, as it is written. */
export function ibanShown(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

export const bicPattern = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/
