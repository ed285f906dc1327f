import { parse } from 'node:querystring'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Refused } from '../refuse.ts'

const mostFields = 200

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body schema of a call that also accepts a form. */
    readonly formBody?: z.ZodObject
  }
}

/**
 * Parses bodies as JSON, or as a form if the contract of the call accepts one. Any other body gets 415. An empty body
 * counts as no body, because some clients send a content type even with DELETE.
 */
export function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parseJson(request, body as string, done)
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, text, done) => {
      const { formBody } = request.routeOptions.config
      if (formBody) done(null, readForm(text as string, formBody))
      else done(new Refused('not-json'))
    },
  )
}

/**
 * Returns the fields of a form as the values that JSON would carry. Objects and lists arrive as JSON texts. An empty
 * field that may be left out counts as left out. A text that is no value of its field stays a text, which the
 * contract refuses.
 */
function readForm(text: string, body: z.ZodObject): Record<string, unknown> {
  const fields = Object.entries(parse(text, '&', '=', { maxKeys: mostFields }))
  return Object.fromEntries(fields.map(([name, value]) => [name, valueIn(body.shape[name], value)]))
}

function valueIn(schema: unknown, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return value.trim() === '' ? undefined : valueIn(schema.def.innerType, value)
  if (schema instanceof z.ZodPipe) return valueIn(schema.def.in, value)
  if (schema instanceof z.ZodObject || schema instanceof z.ZodArray) return jsonIn(value)
  if (schema instanceof z.ZodNumber) return numberIn(value)
  return isBoolean(schema) ? (booleans.get(value) ?? value) : value
}

function isBoolean(schema: unknown): boolean {
  if (schema instanceof z.ZodUnion) return schema.options.some(isBoolean)
  return schema instanceof z.ZodBoolean
}

const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

function numberIn(text: string): number | string {
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? Number(text) : text
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
