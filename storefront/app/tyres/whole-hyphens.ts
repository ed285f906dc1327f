/**
 * A word joiner after the hyphens that must not end a line: those of short halves ("Kuorma-auton", "all-season") and
 * of a noun beside a name of several words ("Nokian Tyres -nastarenkaat"). "Michelin-nastarenkaat" is too long for a
 * phone's line and goes on in the next.
 */
export function wholeHyphens(heading: string): string {
  return heading.replace(/(?<!\p{L})-|-(?!\p{L}{7})/gu, '-\u2060')
}
