export type Side = 'current' | 'yours'

export interface ComparedField {
  readonly key: string
  readonly label: string
  /** The value when the user opened the record, as a text for people. An empty text stands for no value. */
  readonly original: string
  /** The value that somebody else has saved since. */
  readonly current: string
  /** The value that the user has entered. */
  readonly yours: string
}

export type Choices = ReadonlyMap<string, Side>

/** Whether both sides changed the field to different values, so that the user has to choose. */
export function isConflict({ original, current, yours }: ComparedField): boolean {
  return current !== original && yours !== original && current !== yours
}

/** Returns the side whose value the merged record gets, or null while the user has to choose. */
export function mergedSide(field: ComparedField, choices: Choices): Side | null {
  if (isConflict(field)) return choices.get(field.key) ?? null
  return field.yours === field.original ? 'current' : 'yours'
}

/** Returns the fields that differ between any two of the three records. */
export function changedFields(fields: readonly ComparedField[]): readonly ComparedField[] {
  return fields.filter(({ original, current, yours }) => current !== original || yours !== original)
}
