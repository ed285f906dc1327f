/**
 * Tells whether a text is a day of this century, in the form YYYY-MM-DD. Texts such as 0000-01-01 name years that
 * PostgreSQL does not have, and no day of the shop lies outside this century.
 */
export function isCalendarDate(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const parsed = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text)
}
