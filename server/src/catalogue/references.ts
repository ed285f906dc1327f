import type { Sentence } from '@pito/contracts/values/sentences'

/** One and several of something, in each language. */
type Noun = Readonly<Record<'fi' | 'en', readonly [string, string]>>

interface References extends Readonly<Record<'fi' | 'en', string>> {
  /** Whether a single record refers, so that the English verb is in the singular. */
  readonly isOne: boolean
}

/** Returns the list of what refers to a record, such as "12 orders and 3 carts", or null if nothing does. */
export function namedReferences<Name extends string>(
  counts: Readonly<Record<NoInfer<Name>, number>>,
  nouns: Readonly<Record<Name, Noun>>,
): References | null {
  const named = (Object.keys(nouns) as Name[]).filter((name) => counts[name] > 0)
  if (named.length === 0) return null
  const list = (language: 'fi' | 'en') =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(
      named.map((name) => `${counts[name]} ${nouns[name][language][counts[name] === 1 ? 0 : 1]}`),
    )
  const isOne = named.length === 1 && named.every((name) => counts[name] === 1)
  return { fi: list('fi'), en: list('en'), isOne }
}

/** Returns the sentence of a refused deletion. `record` names the record: "this brand". */
export function referenceSentence(
  named: References,
  record: { readonly fi: string; readonly en: string },
): Sentence {
  return {
    fi_FI: `${record.fi} viittaa ${named.fi}. Voit arkistoida sen.`,
    en_GB: `${named.en} ${named.isOne ? 'belongs' : 'belong'} to ${record.en}. You can archive it instead.`,
  }
}
