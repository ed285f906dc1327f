/**
 * A text of one line without invisible characters: line breaks and other control characters, zero-width characters, and
 * characters that reverse the reading direction. In a name or an address these could forge lines of an e-mail, hide a
 * second name or garble an invoice. PostgreSQL also stores neither NUL nor half of a surrogate pair.
 */
export const oneLinePattern = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u

/** A text of several lines. Joiners and direction marks are allowed, because emoji and some languages need them. */
export const manyLinesPattern = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u

export function isOneLine(text: string): boolean {
  return oneLinePattern.test(text)
}
