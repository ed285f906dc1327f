import type { FastifySchemaCompiler } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import type { z } from 'zod'
import { InvalidInput } from './invalid-input.ts'
import { sentenceOfIssue } from './sentence-of-issue.ts'

export function parsePart(part: z.ZodType, input: unknown): unknown {
  const { data, error } = part.safeParse(input, { error: sentenceOfIssue })
  if (error) throw new InvalidInput(error.issues)
  return data
}

export const validateByContract: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input) => {
    // A missing body counts as an empty object, in which every field has its default.
    const { data, error } = schema.safeParse(input ?? {}, { error: sentenceOfIssue })
    return error ? { error: new InvalidInput(error.issues) } : { value: data }
  }

/**
 * Serialises a response. Parsing removes every field that the contract does not name, so a new column of a table
 * cannot leak.
 */
export const serialiseByContract: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (answer) =>
    JSON.stringify(schema.parse(answer))
