/** Euros as people type them: a comma or a point, perhaps with blanks and the sign; null for what is no price. */
export function eurosTyped(text: string): number | null {
  const plain = text.replace(/[\s€]/g, '').replace(',', '.')
  const euros = /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Number(plain) : 0
  return euros > 0 ? euros : null
}
