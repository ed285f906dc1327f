import type { Sentence } from '@pito/contracts/values/sentences'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/refuse.ts'

/** Refuses with the sentence of each field in the caller's language, unless there is none. */
export function refuseFields(
  { locale }: Pick<Context, 'locale'>,
  sentences: Readonly<Record<string, Sentence>>,
): void {
  const errors = Object.entries(sentences).map(([field, sentence]) => [field, [sentence[locale]]])
  if (errors.length > 0) refuse('not-valid', { errors: Object.fromEntries(errors) })
}
