import type { Sentence } from '@pito/contracts/values/sentences'
import type { Context } from './context.ts'
import type { FieldFaults } from './refuse.ts'
import { refuse } from './refuse.ts'

type Sentences = Readonly<Record<string, Sentence>>

/** Returns the sentence of each field in the caller's language. */
export function faultsIn(
  { locale }: Pick<Context, 'locale'>,
  sentences: Sentences,
): Required<Pick<FieldFaults, 'errors'>> {
  const errors = Object.entries(sentences).map(([field, sentence]) => [field, [sentence[locale]]])
  return { errors: Object.fromEntries(errors) }
}

/** Refuses with the sentence of each field in the caller's language, unless there is none. */
export function refuseFields(ctx: Pick<Context, 'locale'>, sentences: Sentences): void {
  if (Object.keys(sentences).length > 0) refuse('not-valid', faultsIn(ctx, sentences))
}
