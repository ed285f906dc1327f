import { z } from 'zod'

type Json = Record<string, unknown>

/** Schemas with a name of their own (`.meta({ id })` in the contract) stand under components, once. */
export class Schemas {
  readonly named: Record<string, unknown> = {}

  /** As the shop answers. */
  answered(schema: z.ZodType): Json {
    return this.hoisted(z.toJSONSchema(schema))
  }

  /** As a caller may send it: before defaults and coercions. */
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

/** The same with references that lead to the document's components. */
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
