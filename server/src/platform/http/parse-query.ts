import { parse } from 'node:querystring'

const mostNames = 200
const mayHaveBrackets = /[\]%]/

/**
 * Parses a query string. Brackets at the end of a name are dropped: brand_id[]=1 and brand_id=1 have the same
 * meaning.
 */
export function parseQuery(text: string): Record<string, string | string[] | undefined> {
  const parsed = parse(text, '&', '=', { maxKeys: mostNames })
  if (!mayHaveBrackets.test(text)) return parsed
  const query: Record<string, string | string[] | undefined> = Object.create(null)
  for (const [name, value] of Object.entries(parsed)) {
    const plain = name.endsWith('[]') ? name.slice(0, -2) : name
    const known = query[plain]
    query[plain] = known === undefined ? value : [known, value ?? []].flat()
  }
  return query
}
