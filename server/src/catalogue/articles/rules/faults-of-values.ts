import { articleFields, articleSchema } from '@pito/contracts/records/articles'
import { importSentences as s } from '@pito/contracts/values/import-sentences'
import type { Sentence } from '@pito/contracts/values/sentences'

const names = Object.keys(articleFields) as (keyof typeof articleFields)[]

/** Returns which values of an imported article its contract refuses. A form cannot send such values. */
export function faultsOfValues(
  values: Readonly<Record<keyof typeof articleFields, unknown>>,
): Record<string, Sentence> {
  const wrong = names.filter((name) => !articleSchema.shape[name].safeParse(values[name]).success)
  return Object.fromEntries(
    wrong.map((name) => [name, articleFields[name].choices ? s.classUnknown : s.tooLong]),
  )
}
