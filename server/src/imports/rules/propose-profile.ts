import { headingKey } from '@pito/contracts/values/import-fields'

interface Profile {
  readonly name: string
  readonly columns: readonly { readonly heading: string; readonly field: string | null }[]
}

/**
 * Returns the profile whose columns a file has: each heading that the profile assigns occurs in the file, and no other
 * profile knows as many of its headings. Two suppliers whose files have the same headings are told apart by people.
 */
export function proposeProfile<Of extends Profile>(
  header: readonly string[],
  profiles: readonly Of[],
): Of | null {
  const headings = new Set(header.map(headingKey))
  const fitting = profiles
    .filter(({ columns }) =>
      columns.every(({ heading, field }) => field === null || headings.has(headingKey(heading))),
    )
    .map((profile) => ({ profile, known: knownOf(profile, headings) }))
  const most = Math.max(...fitting.map(({ known }) => known))
  const best = fitting.filter(({ known }) => known > 0 && known === most)
  return best.length === 1 ? (best[0]?.profile ?? null) : null
}

function knownOf({ columns }: Profile, headings: ReadonlySet<string>): number {
  return columns.filter(({ heading }) => headings.has(headingKey(heading))).length
}
