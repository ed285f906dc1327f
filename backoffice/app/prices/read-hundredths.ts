/**
 * Reads a percentage or an amount that may be negative, with at most two decimals, in hundredths: 3,5 is 350. Returns
 * null for anything else.
 */
export function readHundredths(text: string): number | null {
  const plain = text.replaceAll(/[\s€%]/g, '')
  const [, sign = '', whole, rest = ''] = /^([-−+]?)(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  if (whole === undefined) return null
  const hundredths = Number(whole) * 100 + Number(rest.padEnd(2, '0'))
  return sign === '' || sign === '+' ? hundredths : -hundredths
}
