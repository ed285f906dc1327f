/**
 * Returns a compound such as "Michelin-renkaat". If the name consists of several words, there is a space before the
 * hyphen, as in "Nokian Tyres -renkaat".
 */
export function compound(name: string, noun: string): string {
  return `${name}${name.includes(' ') ? ' ' : ''}-${noun}`
}
