import { lookUp } from '@pito/contracts/values/look-up'
import { makes } from '../../vehicles/index.ts'
import { foldText, wordsOf } from './fold-text.ts'

/** The names that people use for makes besides their own. */
const usualNames: Readonly<Record<string, readonly string[]>> = {
  BMW: ['bemari', 'bemu'],
  'Mercedes-Benz': ['mercedes', 'mersu', 'mb'],
  Volkswagen: ['vw', 'volkkari', 'folkkari'],
}

let named: readonly { readonly make: string; readonly words: readonly string[] }[] | null = null

function makeNames() {
  named ??= makes().flatMap((make) =>
    [make, ...(lookUp(usualNames, make) ?? [])].map((name) => ({ make, words: wordsOf(foldText(name)) })),
  )
  return named
}

/**
 * Takes the makes of vehicles out of folded words. They are read before the names of tyres, because several makes
 * resemble one: Toyota and Toyo, Kia and Nokian, Ford and Nord.
 */
export function takeMakes(words: readonly string[]): { makes: string[]; rest: string[] } {
  const found = new Set<string>()
  const rest: string[] = []
  for (let place = 0; place < words.length; place++) {
    const name = makeNames().find(({ words: name }) =>
      name.every((word, step) => words[place + step] === word),
    )
    if (name) {
      found.add(name.make)
      place += name.words.length - 1
    } else rest.push(words[place] ?? '')
  }
  return { makes: [...found], rest }
}

/** Returns the makes whose name begins with a folded text, for suggestions. */
export function makesBeginningWith(folded: string): string[] {
  const begun = makeNames().filter(({ words }) => words.join(' ').startsWith(folded))
  return [...new Set(begun.map(({ make }) => make))]
}
