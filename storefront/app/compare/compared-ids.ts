import { mostCompared } from '@pito/contracts/values/most-compared'

export interface ComparedIds {
  readonly ids: readonly number[]
  /** The number of values in the query that are not product ids. */
  readonly unreadable: number
  /** The number of tyres in the query beyond `mostCompared`. */
  readonly tooMany: number
}

const longestAddress = 400

/** Reads the tyres to compare from the query of the URL. Returns null if the query does not name any. */
export function readComparedIds(query: URLSearchParams): ComparedIds | null {
  if (!query.has('ids')) return null
  const text = query.getAll('ids').join(',').slice(0, longestAddress)
  const parts = [...new Set(text.split(',').map((part) => part.trim()))].filter((part) => part !== '')
  const named = parts.filter((part) => /^[1-9]\d{0,6}$/.test(part)).map(Number)
  return {
    ids: named.slice(0, mostCompared),
    unreadable: parts.length - named.length,
    tooMany: Math.max(0, named.length - mostCompared),
  }
}
