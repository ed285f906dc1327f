/** Returns "Michelin-renkaat" or, for a name of several words, "Nokian Tyres -renkaat". */
export function compound(name: string, noun: string): string {
  return `${name}${name.includes(' ') ? ' ' : ''}-${noun}`
}
