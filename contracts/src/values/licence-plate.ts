/**
 * The names of query parameters that hold a licence plate. A response to a request with such a parameter is never
 * cached.
 */
export const plateNames: readonly string[] = ['licenceplate', 'licencePlate']

/** The longest text that the API reads as a licence plate. Longer texts are invalid input, and not unknown plates. */
export const longestPlateText = 100

export interface LicencePlate {
  /** The plate as it is written, such as ABC-123. */
  readonly text: string
  /**
   * Whether the plate has two or three letters and up to three digits. Plates of other forms exist, but a text of
   * another form is mostly a typing error.
   */
  readonly usual: boolean
}

const longest = 8
const usualForm = /^(?<letters>[A-ZÅÄÖ]{2,3})(?<digits>[1-9]\d{0,2})$/
/**
 * Letters and digits in any order. Vanity plates and the plates of Åland, diplomats (CD-1234), old trailers and
 * exported cars have such forms.
 */
const anyForm = /^(?=.*[A-ZÅÄÖ])(?=.*\d)[A-ZÅÄÖ\d]+$/

/**
 * Parses a licence plate, or returns null if the text cannot be one. Small letters, spaces and a missing dash are
 * accepted.
 */
export function readLicencePlate(input: string): LicencePlate | null {
  const signs = input
    .normalize('NFC')
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]/g, '')
  const { letters, digits } = usualForm.exec(signs)?.groups ?? {}
  if (letters && digits) return { text: `${letters}-${digits}`, usual: true }
  if (signs.length > longest || !anyForm.test(signs)) return null
  return { text: signs.replace(/(?<=[A-ZÅÄÖ])(?=\d)/, '-'), usual: false }
}
