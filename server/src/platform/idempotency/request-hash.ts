import { createHash } from 'node:crypto'

/** The same for the same fields in any order. */
export function requestHash(input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(input, inOrder) ?? '')
    .digest('base64url')
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
