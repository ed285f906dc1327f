import { z } from 'zod'

type Json = Record<string, unknown>

/** Collects schemas with a name of their own (`.meta({ id })` in the contract) under components, each once. */
export class Schemas {
  readonly named: Record<string, unknown> = {}

  /** The schema of a response. */
  answered(schema: z.ZodType): Json {
    return this.hoisted(z.toJSONSchema(schema))
  }

  /** The schema of a request, before defaults and coercions. */
  sent(schema: z.ZodType): Json {
    return this.hoisted(z.toJSONSchema(schema, { io: 'input' }))
  }

  private hoisted({ $schema: _dialect, ...whole }: Json): Json {
    const { $defs = {}, ...schema } = inComponents(whole) as { $defs?: Json }
    Object.assign(this.named, $defs)
    return schema
  }
}

const references = '#/$defs/'

/** Returns the schema with its references pointing to the document's components. */
function inComponents(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(inComponents)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === '$ref' ? String(value).replace(references, '#/components/schemas/') : inComponents(value),
    ]),
  )
}
