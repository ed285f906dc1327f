/**
 * Adds a word joiner after hyphens at which a line must not end. These are hyphens before a short second half
 * ("Kuorma-auton", "all-season") and hyphens of a noun after a name of several words ("Nokian Tyres -nastarenkaat").
 * "Michelin-nastarenkaat" may be broken, because it is too long for a line on a phone.
 */
export function wholeHyphens(heading: string): string {
  return heading.replace(/(?<!\p{L})-|-(?!\p{L}{7})/gu, '-\u2060')
}
