/** Returns "Michelin winter tyres"; for a name that already ends in "tyres" the word is not repeated. */
export function named(name: string, phrase: string): string {
  return phrase === 'tyres' && /\btyres$/i.test(name) ? name : `${name} ${phrase}`
}
