/**
 * Parses euros as people type them, with a comma or a point, spaces and the euro sign. Returns null for anything else
 * and for zero.
 */
export function parseEuros(text: string): number | null {
  const plain = text.replace(/[\s€]/g, '').replace(',', '.')
  const euros = /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Number(plain) : 0
  return euros > 0 ? euros : null
}
