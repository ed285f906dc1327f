/**
 * Adds a word joiner after hyphens that must not end a line: those of short halves ("Kuorma-auton", "all-season") and
 * those of a noun after a name of several words ("Nokian Tyres -nastarenkaat"). "Michelin-nastarenkaat" is too long for
 * a phone's line and may be broken.
 */
export function wholeHyphens(heading: string): string {
  return heading.replace(/(?<!\p{L})-|-(?!\p{L}{7})/gu, '-\u2060')
}
