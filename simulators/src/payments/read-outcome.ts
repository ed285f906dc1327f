import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The simulators get bodies as text, because Paytrail signs every byte. */
export function takeBodiesAsText(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  const types = ['application/json', 'application/x-www-form-urlencoded']
  scope.addContentTypeParser(types, { parseAs: 'string' }, (_request, body, done) => done(null, body))
}

/** Reads the outcome from a form, or from the JSON of a script. */
export async function outcomeOf({ body }: FastifyRequest): Promise<string> {
  const text = typeof body === 'string' ? body : ''
  const sent = text.startsWith('{')
    ? ((await jsonIn(text)) as { outcome?: unknown } | null)?.outcome
    : new URLSearchParams(text).get('outcome')
  return typeof sent === 'string' ? sent : ''
}

export function jsonIn(text: unknown): Promise<unknown> {
  return new Response(typeof text === 'string' ? text : '').json().catch(() => null)
}

/** Returns true for a person with a browser, false for a script. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').includes('text/html')
}
