/** Query parameters that hold a licence plate. A request that has one is personal. */
export const plateNames: readonly string[] = ['licenceplate', 'licencePlate']

export interface LicencePlate {
  /** The plate as it is written, such as ABC-123. */
  readonly text: string
  /**
   * Two or three letters and up to three digits. Other plates exist, but most texts of another form are typing errors.
   */
  readonly usual: boolean
}

const longest = 8
const usualForm = /^(?<letters>[A-ZÅÄÖ]{2,3})(?<digits>[1-9]\d{0,2})$/
/**
 * Vanity plates, plates of Åland, diplomats (CD-1234), old trailers and exports have letters and digits in either
 * order.
 */
const anyForm = /^(?=.*[A-ZÅÄÖ])(?=.*\d)[A-ZÅÄÖ\d]+$/

/**
 * Parses a plate. Small letters, spaces and a missing dash are accepted; null means that the text cannot be a plate.
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
