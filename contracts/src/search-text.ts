import { z } from 'zod'
import { longestSearch } from './values/longest-search.ts'
import { hasPersonalText } from './values/personal-text.ts'

export const searchText = z
  .string()
  .max(2000)
  .describe(
    `The words typed: sizes, seasons, vehicles, brands, models, an EAN or an EPREL number, in any order. Only the first ${longestSearch} characters count.`,
  )

export const asTyped = z
  .enum(['0', '1'])
  .default('0')
  .describe('1 searches for the words exactly as typed, without correcting their spelling.')

/** Returns whether the words typed may contain personal data. The response to such a search is not cached. */
export function isPersonalSearch({ q }: Readonly<Record<string, unknown>>): boolean {
  return hasPersonalText(String(q ?? ''))
}
