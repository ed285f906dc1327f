import type { NumberLimits } from './number-limits.ts'
import type { Sentence } from './sentences.ts'

export interface ImportField {
  readonly name: string
  readonly holds:
    | 'ean'
    | 'text'
    | 'week'
    | 'date'
    | 'euros'
    | 'whole'
    | 'count'
    | 'flag'
    | 'season'
    | 'vehicle-kind'
    | 'segment'
  /** A file without a column for it cannot be imported. */
  readonly required?: true
  /** A file that has a column for this other field may lack the required one. */
  readonly insteadOf?: string
  /** A record may lack the value, so an empty cell can clear it. */
  readonly clearable?: true
  /** The limits of a number, which are those of its form. */
  readonly limits?: NumberLimits
  /** The headings of the template. */
  readonly heading: Sentence
  /** Further headings by which the column is recognised. */
  readonly synonyms: readonly string[]
  /** The value in the example row of the template. */
  readonly example: Sentence
}

type Limits<Holds> = Holds extends 'euros' | 'whole' | 'count' ? readonly [NumberLimits] : readonly []

/** Returns a column of an imported file: its headings, further headings by which it is recognised, and an example. */
export function field<Holds extends ImportField['holds']>(
  name: string,
  holds: Holds,
  [fi, en, ...synonyms]: readonly [string, string, ...string[]],
  example: string | readonly [fi: string, en: string],
  ...[limits]: Limits<Holds>
): ImportField {
  const [fiExample, enExample] = typeof example === 'string' ? [example, example] : example
  return {
    ...{ name, holds, synonyms },
    heading: { fi_FI: fi, en_GB: en },
    example: { fi_FI: fiExample, en_GB: enExample },
    ...(limits && { limits }),
  }
}

/** Marks a column without which a file cannot be imported. */
export function required(one: ImportField): ImportField {
  return { ...one, required: true }
}

export function clearable(one: ImportField): ImportField {
  return { ...one, clearable: true }
}

/** Returns the heading in lower case without accents, spaces and signs, so that `EAN-koodi` equals `ean koodi`. */
export function headingKey(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
