import { z } from 'zod'

type Json = Record<string, unknown>

/** Collects the schemas that have a name (`.meta({ id })` in the contract) under `components`, each once. */
export class Schemas {
  readonly named: Record<string, unknown> = {}

  /** Returns the schema of a response. */
  answered(schema: z.ZodType): Json {
    return this.hoisted(z.toJSONSchema(schema))
  }

  /** Returns the schema of a request, which describes the input before defaults and coercions are applied. */
  sent(schema: z.ZodType): Json {
    return this.hoisted(z.toJSONSchema(schema, { io: 'input' }))
  }

  private hoisted({ $schema: _dialect, ...whole }: Json): Json {
    const { $defs = {}, ...schema } = inComponents(whole) as { $defs?: Json }
    for (const [name, named] of Object.entries($defs)) this.#name(name, named)
    return schema
  }

  /** Requests and responses describe the same schema differently if it has a default or drops unknown fields. */
  #name(name: string, schema: unknown): void {
    const same = this.named[name]
    if (same !== undefined && JSON.stringify(same) !== JSON.stringify(schema))
      throw new Error(`${name} is the id of two different schemas. Give requests and responses one each.`)
    this.named[name] = schema
  }
}

const references = '#/$defs/'

/** Returns the schema with references that point to the components of the document. */
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
