import type { z } from 'zod'

/**
 * For what the server keeps and hands out again and again: what this schema has made passes it again as it is, so
 * whoever keeps a thing keeps it as parsed. Nothing gets by unparsed.
 */
export function parsedOnce<Schema extends z.ZodType>(schema: Schema): Schema {
  const made = new WeakSet<object>()
  const { run } = schema._zod
  schema._zod.run = (payload, context) => {
    if (isObject(payload.value) && made.has(payload.value)) return payload
    const result = run(payload, context)
    if ('value' in result && result.issues.length === 0 && isObject(result.value))
      made.add(Object.freeze(result.value))
    return result
  }
  return schema
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
