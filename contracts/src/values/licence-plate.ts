/** What a query may call a plate. Who names one asks for something personal. */
export const plateNames: readonly string[] = ['licenceplate', 'licencePlate']

export interface LicencePlate {
  /** As it is written: ABC-123. */
  readonly text: string
  /** Two or three letters and a number of at most three digits; the rest exists too, but is mistyped more often. */
  readonly usual: boolean
}

const longest = 8
const usualForm = /^(?<letters>[A-ZÅÄÖ]{2,3})(?<digits>[1-9]\d{0,2})$/
/** Vanity plates, Åland, diplomats (CD-1234), old trailers, export: letters and digits in either order. */
const anyForm = /^(?=.*[A-ZÅÄÖ])(?=.*\d)[A-ZÅÄÖ\d]+$/

/** Small letters, spaces and a missing dash are taken; null for what cannot be a plate. */
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
