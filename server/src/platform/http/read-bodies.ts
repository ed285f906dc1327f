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
 * Returns the fields of a form. All of them are texts, but an object arrives as a JSON text and is parsed. A text
 * that is no JSON object stays a text, which the contract refuses.
 */
function readForm(text: string, body: z.ZodObject): Record<string, unknown> {
  const fields = Object.entries(parse(text, '&', '=', { maxKeys: mostFields }))
  return Object.fromEntries(
    fields.map(([name, value]) => [name, isObject(body.shape[name]) ? objectIn(value) : value]),
  )
}

function isObject(schema: unknown): boolean {
  return schema instanceof z.ZodObject
}

function objectIn(value: unknown): unknown {
  try {
    return JSON.parse(String(value))
  } catch {
    return value
  }
}
