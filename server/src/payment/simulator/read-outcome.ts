import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Bodies reach the simulators as text: Paytrail signs every byte of it. */
export function takeBodiesAsText(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  const types = ['application/json', 'application/x-www-form-urlencoded']
  scope.addContentTypeParser(types, { parseAs: 'string' }, (_request, body, done) => done(null, body))
}

/** Of a form, or of a script that sends JSON. */
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

/** A person with a browser, not a script. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').includes('text/html')
}
