import { measures } from '../../tyres/list/list-state.ts'
import type { FinderChoice, FinderOptions } from './finder-choice.ts'
import { withSize } from './finder-choice.ts'

export const details = ['brand', 'loadIndex', 'speedIndex'] as const

/** The values that were removed from the choice because they are not sold. The note in the form lists them. */
export interface Unsold {
  /** The choice from which the size was removed because it is not sold, or null if no size was removed. */
  readonly size: FinderChoice | null
  readonly details: readonly (readonly [field: (typeof details)[number], value: string])[]
}

export const noneUnsold: Unsold = { size: null, details: [] }

export interface Offered {
  readonly choice: FinderChoice
  readonly unsold: Unsold
}

/** Removes values that are not among the options. Fields whose options have not been loaded keep their values. */
export function withoutUnsold(choice: FinderChoice, options: Partial<FinderOptions>): Offered {
  const isUnsold = (field: keyof FinderOptions) =>
    choice[field] !== '' && options[field] !== undefined && !options[field].includes(choice[field])
  const measure = measures.find(isUnsold)
  const unsoldDetails = details.filter(isUnsold)
  const sized = measure ? withSize(choice, measure, '') : choice
  return {
    choice: { ...sized, ...Object.fromEntries(unsoldDetails.map((field) => [field, ''])) },
    unsold: {
      size: measure ? choice : null,
      details: unsoldDetails.map((field) => [field, choice[field]] as const),
    },
  }
}
