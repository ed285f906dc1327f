/**
 * Returns a phrase such as "Michelin winter tyres". If the name already ends in "tyres", that word is not repeated.
 */
export function named(name: string, phrase: string): string {
  return phrase === 'tyres' && /\btyres$/i.test(name) ? name : `${name} ${phrase}`
}
