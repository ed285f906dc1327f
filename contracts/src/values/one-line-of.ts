/** Replaces control and invisible characters with spaces, and sequences of spaces with one space. */
export function oneLineOf(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
