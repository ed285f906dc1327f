import type { FastifyInstance } from 'fastify'
import { outcomeOf, wantsPage } from '../read-outcome.ts'
import { sendPage } from '../simulator-page.ts'
import type { PaytrailSimulator } from './finish-payment.ts'
import { finishPayment, paymentKind } from './finish-payment.ts'
import { outcomeNamed } from './outcomes.ts'
import { paytrailPage } from './paytrail-page.ts'
import { finishRefund, refundedOf } from './refund-simulated.ts'
import type { RefundMode, SimulatedPayment } from './simulated-payment.ts'
import { refundModes } from './simulated-payment.ts'

interface PaymentRoute {
  Params: { id: string }
}
interface RefundRoute {
  Params: { id: string; stamp: string }
}

/**
 * Serves the page on which a buyer pays, for people and for scripts, and the list of payments that a script compares
 * with the shop's.
 */
export function servePaytrailPages(scope: FastifyInstance, simulator: PaytrailSimulator): void {
  const read = (id: string) => simulator.store.read<SimulatedPayment>(paymentKind, id)
  scope.get<PaymentRoute>('/pay/:id', async ({ params }, reply) => {
    const payment = await read(params.id)
    if (!payment) return reply.callNotFound()
    return sendPage(reply, paytrailPage(payment), payment.redirectUrls.success)
  })
  scope.post<PaymentRoute>('/pay/:id', async (request, reply) => {
    const { id } = request.params
    const name = await outcomeOf(request)
    const chosen = isRefundMode(name)
      ? await chooseRefunds(simulator, id, name)
      : await choose(simulator, id, name)
    if (!chosen) return reply.status(404).send({ outcome: name })
    if (wantsPage(request)) return reply.redirect(chosen.redirect ?? `${simulator.address}/pay/${id}`, 303)
    return reply.send({ outcome: name, redirect: chosen.redirect })
  })
  scope.post<RefundRoute>('/pay/:id/refunds/:stamp', async (request, reply) => {
    const { id, stamp } = request.params
    const outcome = await outcomeOf(request)
    const finished = await finishRefund(simulator, id, stamp, outcome === 'fail' ? 'fail' : 'ok')
    return reply.status(finished ? 200 : 404).send({ outcome })
  })
  scope.get('/payments', async (_request, reply) => {
    const payments = await simulator.store.list<SimulatedPayment>(paymentKind)
    return reply.send({ payments: payments.map(listed) })
  })
}

async function choose(simulator: PaytrailSimulator, id: string, name: string) {
  const outcome = outcomeNamed(name)
  return outcome && (await finishPayment(simulator, id, outcome))
}

function isRefundMode(name: string): name is RefundMode {
  return refundModes.includes(name as RefundMode)
}

function chooseRefunds({ store }: PaytrailSimulator, id: string, refundMode: RefundMode) {
  return store.change<SimulatedPayment, { redirect: null }>(paymentKind, id, (payment) => ({
    entry: { ...payment, refundMode },
    result: { redirect: null },
  }))
}

function listed({ id, stamp, reference, amount, paid, status, refunds, callbacks }: SimulatedPayment) {
  return {
    id,
    stamp,
    reference,
    amount,
    status,
    taken: status === 'ok' ? paid : 0,
    refunded: refundedOf(refunds),
    refunds: refunds.map(({ id: refundId, stamp: refundStamp, amount: cents, status: state }) => ({
      id: refundId,
      stamp: refundStamp,
      amount: cents,
      status: state,
    })),
    callbacks,
  }
}
