import type { KlarnaAnswer } from './klarna-answer.ts'
import { answerBefore, done, notFound, refusal, withAnswer } from './klarna-answer.ts'
import type { SimulatedOrder, SimulatedSession } from './simulated-session.ts'
import { orderIdOf, sessionKind, sessionOfToken } from './simulated-session.ts'
import type { KlarnaSimulator } from './start-session.ts'
import { fingerprintOf, readOrderRequest } from './start-session.ts'

interface Placed {
  readonly reply: KlarnaAnswer
  readonly lost: boolean
}

/**
 * Serves `POST /payments/v1/authorizations/{token}/order`, once per token. `lost` means that the response must not
 * arrive.
 */
export async function placeSimulated(
  { store, now }: KlarnaSimulator,
  { token, key, request }: { token: string; key: string; request: unknown },
): Promise<Placed> {
  const order = readOrderRequest(request)
  if (typeof order === 'string') return { reply: refusal(400, 'BAD_VALUE', order), lost: false }
  const fingerprint = fingerprintOf(order)
  const placed = await store.change<SimulatedSession, Placed>(
    sessionKind,
    sessionOfToken(token),
    (session) => {
      const before = answerBefore(session, key, now())
      if (before?.request === fingerprint) return { entry: session, result: { reply: before, lost: false } }
      const fault = whyNotPlaced(session, token, fingerprint)
      if (fault) return { entry: session, result: { reply: fault, lost: false } }
      const made = orderOf(session)
      const reply = {
        status: 200,
        answer: {
          order_id: made.id,
          redirect_url: '',
          fraud_status: made.fraud,
          authorized_payment_method: { type: 'invoice' },
        },
      }
      const answers = withAnswer(session, key, { request: fingerprint, reply, now: now() })
      const lost = session.agreement?.placing === 'lost'
      return { entry: { ...session, order: made, answers }, result: { reply, lost } }
    },
  )
  return placed ?? { reply: notFound, lost: false }
}

function whyNotPlaced(
  { agreement, order, fingerprint: agreed }: SimulatedSession,
  token: string,
  fingerprint: string,
): KlarnaAnswer | null {
  if (
    !agreement ||
    agreement.token !== token ||
    agreement.released ||
    order ||
    agreement.placing === 'expired'
  )
    return refusal(404, 'NOT_FOUND', 'Invalid authorization token')
  if (agreed !== fingerprint || agreement.placing === 'conflict')
    return refusal(409, 'CONFLICT', 'Not matching fields')
  return null
}

function orderOf({ id, amount, agreement }: SimulatedSession): SimulatedOrder {
  const fraud = { pending: 'PENDING', rejected: 'REJECTED' } as const
  const placing = agreement?.placing ?? 'accepted'
  const agreed = placing === 'other-amount' ? amount - 100 : amount
  return {
    id: orderIdOf(id),
    status: 'AUTHORIZED',
    fraud: placing === 'pending' || placing === 'rejected' ? fraud[placing] : 'ACCEPTED',
    original: agreed,
    amount: agreed,
    captured: 0,
    refunds: [],
    extensions: 0,
    refusesRefunds: false,
    ...(placing === 'other-currency' && { currency: 'SEK' as const }),
  }
}

/** Serves `DELETE /payments/v1/authorizations/{token}`. */
export async function releaseSimulated({ store }: KlarnaSimulator, token: string): Promise<KlarnaAnswer> {
  const released = await store.change<SimulatedSession, KlarnaAnswer>(
    sessionKind,
    sessionOfToken(token),
    (session) => {
      const { agreement, order } = session
      if (agreement?.token !== token || agreement.released || order)
        return { entry: session, result: notFound }
      return { entry: { ...session, agreement: { ...agreement, released: true } }, result: done }
    },
  )
  return released ?? notFound
}
