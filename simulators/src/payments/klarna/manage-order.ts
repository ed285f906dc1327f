import { z } from 'zod'
import type { KlarnaAnswer } from './klarna-answer.ts'
import { answerBefore, done, notFound, refusal, withAnswer } from './klarna-answer.ts'
import type { SimulatedOrder, SimulatedSession } from './simulated-session.ts'
import { sessionKind, sessionOfOrder } from './simulated-session.ts'
import type { KlarnaSimulator } from './start-session.ts'

interface Step {
  readonly order: SimulatedOrder
  readonly reply: KlarnaAnswer
}
type Change = (order: SimulatedOrder, request: unknown) => Step

const forbidden = (order: SimulatedOrder, message: string): Step => ({
  order,
  reply: refusal(403, 'NOT_ALLOWED', message),
})
const badValue = (order: SimulatedOrder): Step => ({ order, reply: refusal(400, 'BAD_VALUE', 'Bad value') })
const created: KlarnaAnswer = { status: 201, answer: null }
const sumOf = (refunds: SimulatedOrder['refunds']) => refunds.reduce((sum, { amount }) => sum + amount, 0)
const isOver = ({ status, fraud }: SimulatedOrder) =>
  status === 'CANCELLED' || status === 'EXPIRED' || fraud !== 'ACCEPTED'

const captures: Change = (order, request) => {
  const { data } = z.object({ captured_amount: z.int().min(1) }).safeParse(request)
  if (!data) return badValue(order)
  const captured = order.captured + data.captured_amount
  if (isOver(order) || captured > order.amount) return forbidden(order, 'Capture not allowed')
  const status = captured === order.amount ? 'CAPTURED' : 'PART_CAPTURED'
  return { order: { ...order, captured, status }, reply: created }
}

const refunds: Change = (order, request) => {
  const { data } = z
    .object({ refunded_amount: z.int().min(1), reference: z.string().default('') })
    .safeParse(request)
  if (!data) return badValue(order)
  const { refunded_amount: amount, reference } = data
  if (order.refusesRefunds || sumOf(order.refunds) + amount > order.captured)
    return forbidden(order, 'Refund not allowed')
  return { order: { ...order, refunds: [...order.refunds, { reference, amount }] }, reply: created }
}

const cancel: Change = (order) => {
  if (order.captured > 0 || order.status === 'CANCELLED' || order.status === 'EXPIRED')
    return forbidden(order, 'Cancel not allowed')
  return { order: { ...order, status: 'CANCELLED' }, reply: done }
}

const extend: Change = (order) => {
  if (isOver(order) || order.status === 'CAPTURED') return forbidden(order, 'Extend not allowed')
  return { order: { ...order, extensions: order.extensions + 1 }, reply: done }
}

const release: Change = (order) => {
  if (order.captured === 0) return forbidden(order, 'Nothing has been captured')
  return { order: { ...order, amount: order.captured, status: 'CAPTURED' }, reply: done }
}

const lower: Change = (order, request) => {
  const { data } = z.object({ order_amount: z.int().min(1) }).safeParse(request)
  if (!data) return badValue(order)
  if (isOver(order) || data.order_amount < order.captured) return forbidden(order, 'Update not allowed')
  return { order: { ...order, amount: data.order_amount }, reply: done }
}

export const changes = {
  captures,
  refunds,
  cancel,
  'extend-authorization-time': extend,
  'release-remaining-authorization': release,
  authorization: lower,
} as const satisfies Record<string, Change>

interface Request {
  readonly orderId: string
  readonly name: keyof typeof changes
  readonly key: string
  readonly body: unknown
}

/** A repeated key gets the first response again, and nothing else happens. */
export async function manageOrder(
  { store, now }: KlarnaSimulator,
  { orderId, name, key, body }: Request,
): Promise<KlarnaAnswer> {
  const fingerprint = JSON.stringify([name, body])
  const answered = await store.change<SimulatedSession, KlarnaAnswer>(
    sessionKind,
    sessionOfOrder(orderId),
    (session) => {
      if (session.order?.id !== orderId) return { entry: session, result: notFound }
      const before = answerBefore(session, key, now())
      if (before)
        return {
          entry: session,
          result: before.request === fingerprint ? before : refusal(409, 'CONFLICT', 'The key has been used'),
        }
      const { order, reply } = changes[name](session.order, body)
      const answers = withAnswer(session, key, { request: fingerprint, reply, now: now() })
      return { entry: { ...session, order, answers }, result: reply }
    },
  )
  return answered ?? notFound
}

/** The response to `GET /ordermanagement/v1/orders/{id}`. */
export function shownOrder(session: SimulatedSession, order: SimulatedOrder) {
  return {
    order_id: order.id,
    status: order.status,
    fraud_status: order.fraud,
    order_amount: order.amount,
    original_order_amount: order.original,
    captured_amount: order.captured,
    refunded_amount: sumOf(order.refunds),
    remaining_authorized_amount: order.amount - order.captured,
    purchase_currency: order.currency ?? 'EUR',
    purchase_country: 'FI',
    merchant_reference1: session.reference1,
    merchant_reference2: session.reference2,
    refunds: order.refunds.map(({ reference, amount }) => ({ reference, refunded_amount: amount })),
  }
}
