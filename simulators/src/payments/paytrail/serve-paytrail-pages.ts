import { formatEuro } from '@pito/contracts/values/format-euro'
import type { FastifyInstance } from 'fastify'
import { outcomeOf, wantsPage } from '../read-outcome.ts'
import type { Both } from '../simulator-page.ts'
import { choicesIn, say, sendPage, simulatorPage } from '../simulator-page.ts'
import type { PaytrailSimulator } from './finish-payment.ts'
import { finishPayment, paymentKind } from './finish-payment.ts'
import type { HostileOutcome, UsualOutcome } from './outcomes.ts'
import { outcomeNamed } from './outcomes.ts'
import { finishRefund, refundedOf } from './refund-simulated.ts'
import type { PaymentStatus, RefundMode, SimulatedPayment } from './simulated-payment.ts'
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

const usual: Readonly<Record<UsualOutcome, Both>> = {
  ok: ['Maksa', 'Pay'],
  pending: ['Maksu jää odottamaan vahvistusta', 'The payment waits for a confirmation'],
  delayed: ['Maksu vahvistuu vasta päivien päästä', 'The payment takes days'],
  fail: ['Peruuta tai maksu epäonnistuu', 'Cancel, or the payment fails'],
}
const hostile: Readonly<Record<HostileOutcome, Both>> = {
  'lost-redirect': ['Maksettu, selain ei palaa kauppaan', 'Paid, the browser does not come back'],
  'lost-both': ['Maksettu, kauppa ei kuule mitään', 'Paid, the shop is not told'],
  'redirect-only': ['Maksettu, ilman takaisinkutsua', 'Paid, without a callback'],
  'callback-before': ['Takaisinkutsu ennen paluuta', 'Callback before the return'],
  'callback-after': ['Takaisinkutsu paluun jälkeen', 'Callback after the return'],
  'callbacks-doubled': ['Kaksi takaisinkutsua yhtä aikaa', 'Two callbacks at once'],
  'fail-then-ok': ['Takaisinkutsut: epäonnistui, sitten onnistui', 'Callbacks: failed, then paid'],
  'ok-then-fail': ['Takaisinkutsut: onnistui, sitten epäonnistui', 'Callbacks: paid, then failed'],
  sha512: ['Allekirjoitus sha512', 'Signed with sha512'],
  'signed-addition': ['Uusi, allekirjoitettu tieto', 'A new parameter, signed'],
  'wrong-amount': ['Maksettu euron liian vähän', 'Paid one euro too little'],
  'wrong-stamp': ['Toisen tilauksen tunniste', 'Another order’s stamp'],
  'wrong-signature': ['Väärä allekirjoitus', 'Wrong signature'],
  'extra-parameter': ['Allekirjoittamaton lisätieto', 'An extra parameter, not signed'],
}
const refunds: Readonly<Record<RefundMode, Both>> = {
  'refunds-made': ['Hyvitykset onnistuvat', 'Refunds are made'],
  'refunds-pending': ['Hyvitykset jäävät odottamaan', 'Refunds stay pending'],
  'refunds-refused': ['Hyvityksiä ei tueta (422)', 'Refunds are refused (422)'],
  'refunds-failed': ['Hyvitykset epäonnistuvat', 'Refunds fail'],
  'refunds-lost': ['Hyvitys tehdään, vastaus katoaa', 'Refunds are made, the answer is lost'],
}
const statuses: Readonly<Record<PaymentStatus, Both>> = {
  new: ['Maksu on avoinna.', 'The payment is open.'],
  ok: ['Maksettu.', 'Paid.'],
  fail: ['Epäonnistunut. Maksua voi yrittää uudelleen.', 'Failed. It can be tried again.'],
  pending: ['Odottaa vahvistusta.', 'Waiting for a confirmation.'],
  delayed: ['Vahvistuu päivien päästä.', 'Takes days.'],
}
const headings = {
  hostile: ['Maksu', 'Payment'],
  refunds: ['Hyvitykset tästä maksusta', 'Refunds of this payment'],
} as const satisfies Record<string, Both>

function paytrailPage(payment: SimulatedPayment): string {
  const language = payment.language === 'FI' ? 'fi' : 'en'
  return simulatorPage({
    language,
    title: 'Paytrail',
    sum: formatEuro(payment.amount),
    status: say(language, statuses[payment.status]),
    rows: [
      [say(language, ['Viite', 'Reference']), payment.reference],
      [say(language, ['Maksutapa', 'Method']), payment.provider],
      ...(payment.items ?? []).map(
        ({ description, units, unitPrice }) =>
          [`${description} × ${units}`, formatEuro(unitPrice * units)] as const,
      ),
    ],
    shop: new URL(payment.redirectUrls.success).origin,
    groups: [
      { name: '', choices: choicesIn(language, usual) },
      { name: say(language, headings.hostile), choices: choicesIn(language, hostile) },
      { name: say(language, headings.refunds), choices: choicesIn(language, refunds) },
    ],
  })
}
