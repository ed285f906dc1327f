/** "Michelin winter tyres"; a name that ends in tyres does not say it twice. */
export function named(name: string, phrase: string): string {
  return phrase === 'tyres' && /\btyres$/i.test(name) ? name : `${name} ${phrase}`
}
