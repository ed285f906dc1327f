import { fieldOfHeading } from '@pito/contracts/records/import-fields'
import { headingKey } from '@pito/contracts/values/import-fields'
import type { ImportKind } from '@pito/contracts/values/run-kinds'

interface Row {
  readonly number: number
  readonly cells: readonly string[]
}

/**
 * Returns which of the first rows of a file contains the headings: the row with the most headings that name a field or
 * occur in a profile. If there is none, it is the first row that has at least half as many texts as the fullest row, so
 * that a title above the headings is left out.
 */
export function findHeader<Of extends Row>(
  kind: ImportKind,
  rows: readonly Of[],
  profileHeadings: ReadonlySet<string> = new Set(),
): Of | undefined {
  const knownIn = ({ cells }: Row) => {
    const known = cells.map((cell) => fieldOfHeading(kind, cell) ?? knownHeading(cell, profileHeadings))
    return new Set(known.filter((heading) => heading !== null)).size
  }
  const textsIn = ({ cells }: Row) => cells.filter((cell) => cell !== '').length
  const mostKnown = Math.max(...rows.map(knownIn))
  const mostTexts = Math.max(...rows.map(textsIn))
  return mostKnown > 0
    ? rows.find((row) => knownIn(row) === mostKnown)
    : rows.find((row) => textsIn(row) * 2 >= mostTexts)
}

function knownHeading(cell: string, headings: ReadonlySet<string>): string | null {
  const key = headingKey(cell)
  return key !== '' && headings.has(key) ? `heading ${key}` : null
}
