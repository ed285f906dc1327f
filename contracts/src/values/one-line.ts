/**
 * Text of one line without characters that nobody sees: line breaks and other control characters, zero-width characters
 * and those that reverse the direction of reading. In a name or an address they forge lines of an e-mail, hide a second
 * name or turn an invoice around, and PostgreSQL stores no NUL and no half of a surrogate pair.
 */
export const oneLinePattern = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u

/** Text of many lines. Joiners and marks of direction stay allowed: emoji and some languages need them. */
export const manyLinesPattern = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u

export function isOneLine(text: string): boolean {
  return oneLinePattern.test(text)
}
