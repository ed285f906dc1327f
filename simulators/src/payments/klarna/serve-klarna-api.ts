import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { jsonIn } from '../read-outcome.ts'
import { pageStatusOf } from './agree.ts'
import type { KlarnaAnswer } from './klarna-answer.ts'
import { done, notFound, refusal } from './klarna-answer.ts'
import { changes, manageOrder, shownOrder } from './manage-order.ts'
import { placeSimulated, releaseSimulated } from './place-simulated.ts'
import type { SimulatedSession } from './simulated-session.ts'
import { pageIdOf, sessionKind, sessionOfOrder, sessionOfPage } from './simulated-session.ts'
import type { KlarnaSimulator } from './start-session.ts'
import { openSimulatedPage, pageEndOf, startSession } from './start-session.ts'

interface IdRoute {
  Params: { id: string }
}

/** Serves the three APIs of Klarna that the shop uses. */
export function serveKlarnaApi(scope: FastifyInstance, simulator: KlarnaSimulator): void {
  scope.addHook('onRequest', (request, reply, next) => {
    if (isLoggedIn(simulator, request)) return next()
    send(reply, refusal(401, 'UNAUTHORIZED', 'Unauthorized'))
  })
  serveSessions(scope, simulator)
  serveAuthorisations(scope, simulator)
  serveOrders(scope, simulator)
}

function serveSessions(scope: FastifyInstance, simulator: KlarnaSimulator): void {
  const { store } = simulator
  scope.post('/payments/v1/sessions', async ({ body }, reply) =>
    send(reply, await startSession(simulator, await jsonIn(body))),
  )
  scope.post('/hpp/v1/sessions', async ({ body }, reply) =>
    send(reply, await openSimulatedPage(simulator, await jsonIn(body))),
  )
  scope.get<IdRoute>('/hpp/v1/sessions/:id', async ({ params }, reply) => {
    const session = await store.read<SimulatedSession>(sessionKind, sessionOfPage(params.id))
    return send(reply, session?.page ? { status: 200, answer: shownPage(session, simulator) } : notFound)
  })
  scope.delete<IdRoute>('/hpp/v1/sessions/:id', async ({ params }, reply) => {
    const disabled = await store.change<SimulatedSession, KlarnaAnswer>(
      sessionKind,
      sessionOfPage(params.id),
      (session) => {
        const { page } = session
        if (!page) return { entry: session, result: notFound }
        if (page.status === 'COMPLETED')
          return { entry: session, result: refusal(400, 'BAD_VALUE', 'Session is completed') }
        return { entry: { ...session, page: { ...page, status: 'DISABLED' } }, result: done }
      },
    )
    return send(reply, disabled ?? notFound)
  })
}

function shownPage(session: SimulatedSession, { now }: Pick<KlarnaSimulator, 'now'>) {
  const { id, agreement, order } = session
  return {
    session_id: pageIdOf(id),
    status: pageStatusOf(session),
    updated_at: now().toISOString(),
    expires_at: pageEndOf(session),
    ...(agreement && !agreement.released && { authorization_token: agreement.token }),
    ...(order && { order_id: order.id }),
  }
}

function serveAuthorisations(scope: FastifyInstance, simulator: KlarnaSimulator): void {
  const path = '/payments/v1/authorizations/:id'
  scope.post<IdRoute>(`${path}/order`, async (request, reply) => {
    const placing = {
      token: request.params.id,
      key: keyOf(request),
      request: await jsonIn(request.body),
    }
    const { reply: answer, lost } = await placeSimulated(simulator, placing)
    return lost ? reply.status(500).send() : send(reply, answer)
  })
  scope.delete<IdRoute>(path, async ({ params }, reply) =>
    send(reply, await releaseSimulated(simulator, params.id)),
  )
}

function serveOrders(scope: FastifyInstance, simulator: KlarnaSimulator): void {
  const path = '/ordermanagement/v1/orders/:id'
  scope.get<IdRoute>(path, async ({ params }, reply) => {
    const session = await simulator.store.read<SimulatedSession>(sessionKind, sessionOfOrder(params.id))
    const order = session?.order
    if (!session || order?.id !== params.id) return send(reply, notFound)
    return send(reply, { status: 200, answer: shownOrder(session, order) })
  })
  for (const name of Object.keys(changes) as (keyof typeof changes)[])
    scope.route<IdRoute>({
      method: name === 'authorization' ? 'PATCH' : 'POST',
      url: `${path}/${name}`,
      handler: async (request, reply) => {
        const body = await jsonIn(request.body)
        const managed = { orderId: request.params.id, name, key: keyOf(request), body }
        return send(reply, await manageOrder(simulator, managed))
      },
    })
}

function keyOf({ headers }: FastifyRequest): string {
  return String(headers['klarna-idempotency-key'] ?? '')
}

function isLoggedIn(
  { account: { username, password } }: KlarnaSimulator,
  { headers }: FastifyRequest,
): boolean {
  const expected = Buffer.from(`Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`)
  const received = Buffer.from(headers.authorization ?? '')
  return received.length === expected.length && timingSafeEqual(received, expected)
}

function send(reply: FastifyReply, { status, answer }: KlarnaAnswer): FastifyReply {
  reply.status(status).header('klarna-correlation-id', randomUUID())
  return answer ? reply.send(answer) : reply.send()
}
