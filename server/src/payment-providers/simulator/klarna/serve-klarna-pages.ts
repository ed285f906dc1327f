import type { FastifyInstance } from 'fastify'
import { outcomeOf, wantsPage } from '../read-outcome.ts'
import { sendPage } from '../simulator-page.ts'
import { agree, decideOrder } from './agree.ts'
import { klarnaPage } from './klarna-page.ts'
import { shownOrder } from './manage-order.ts'
import { orderOutcomes, outcomeNamed } from './outcomes.ts'
import type { SimulatedSession } from './simulated-session.ts'
import { sessionKind, sessionOfPage } from './simulated-session.ts'
import type { KlarnaSimulator } from './start-session.ts'

interface IdRoute {
  Params: { id: string }
}

/**
 * Serves the page on which a buyer approves the payment, usable from a browser and from a script, and a list of the
 * simulator's orders, which a script compares with the orders of the shop.
 */
export function serveKlarnaPages(scope: FastifyInstance, simulator: KlarnaSimulator): void {
  const { store } = simulator
  scope.get<IdRoute>('/pay/:id', async ({ params }, reply) => {
    const session = await store.read<SimulatedSession>(sessionKind, sessionOfPage(params.id))
    if (!session?.page) return reply.callNotFound()
    return sendPage(reply, klarnaPage(session), session.page.urls.back)
  })
  scope.post<IdRoute>('/pay/:id', async (request, reply) => {
    const { id } = request.params
    const name = await outcomeOf(request)
    const outcome = outcomeNamed(name)
    const agreed = outcome && (await agree(simulator, id, outcome))
    if (!agreed) return reply.status(404).send({ outcome: name })
    const redirect = agreed === 'over' ? null : agreed.redirect
    if (wantsPage(request)) return reply.redirect(redirect ?? `${simulator.address}/pay/${id}`, 303)
    return reply.status(agreed === 'over' ? 409 : 200).send({ outcome: name, redirect })
  })
  scope.post<IdRoute>('/orders/:id', async (request, reply) => {
    const name = await outcomeOf(request)
    const outcome = orderOutcomes.find((known) => known === name)
    const decided = outcome && (await decideOrder(simulator, request.params.id, outcome))
    return reply.status(decided ? 200 : 404).send({ outcome: name })
  })
  scope.get('/orders', async (_request, reply) => {
    const sessions = await store.list<SimulatedSession>(sessionKind)
    const orders = sessions.flatMap((session) => (session.order ? shownOrder(session, session.order) : []))
    return reply.send({ orders })
  })
}
