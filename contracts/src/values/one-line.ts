/**
 * Matches a text of one line without invisible characters: line breaks and other control characters, zero-width
 * characters, and characters that reverse the reading direction. In a name or an address such characters could forge
 * lines of an e-mail, hide a second name or garble an invoice. NUL and unpaired surrogates are excluded too, because
 * PostgreSQL cannot store them.
 */
export const oneLinePattern = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u

/**
 * Matches a text of several lines. Zero-width joiners and direction marks are allowed, because emoji and some
 * languages need them.
 */
export const manyLinesPattern = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u

export function isOneLine(text: string): boolean {
  return oneLinePattern.test(text)
}

/**
 * Returns the one spelling of a text, so that two names that look alike are equal: several spaces, and spaces of other
 * kinds such as the no-break space, become one ordinary space, and accents are joined with the letter before them.
 */
export function oneSpelling(text: string): string {
  return text.normalize().replaceAll(/\p{Zs}+/gu, ' ')
}
