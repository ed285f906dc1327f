import { createHash, randomUUID } from 'node:crypto'
import type { KlarnaAccount } from '@pito/server/src/payment-providers/index.ts'
import type { Simulator } from '../simulator.ts'
import type { KlarnaAnswer } from './klarna-answer.ts'
import { notFound, refusal } from './klarna-answer.ts'
import type { OrderRequest, SimulatedSession } from './simulated-session.ts'
import { orderRequest, pageIdOf, pageRequest, sessionKind } from './simulated-session.ts'

export type KlarnaSimulator = Simulator<KlarnaAccount>
const sessionHours = 48
const hour = 3_600_000

/** Serves `POST /payments/v1/sessions`. */
export async function startSession({ store, now }: KlarnaSimulator, request: unknown): Promise<KlarnaAnswer> {
  const order = readOrderRequest(request)
  if (typeof order === 'string') return refusal(400, 'BAD_VALUE', order)
  const id = randomUUID()
  const session: SimulatedSession = {
    id,
    fingerprint: fingerprintOf(order),
    amount: order.order_amount,
    locale: order.locale,
    lines: order.order_lines.map(({ name, quantity, total_amount: total }) => ({ name, quantity, total })),
    reference1: order.merchant_reference1,
    reference2: order.merchant_reference2,
    notification: order.merchant_urls.notification,
    expiresAt: new Date(now().getTime() + sessionHours * hour).toISOString(),
    page: null,
    agreement: null,
    order: null,
    answers: {},
  }
  await store.insert(sessionKind, id, session)
  const categories = [{ identifier: 'klarna', name: 'Klarna', asset_urls: {} }]
  return { status: 200, answer: { session_id: id, client_token: id, payment_method_categories: categories } }
}

/** Returns the parsed request, or a message about what is wrong with it. */
export function readOrderRequest(request: unknown): OrderRequest | string {
  const { data, error } = orderRequest.safeParse(request)
  if (!data) return `Bad value: ${error.issues[0]?.path.join('.')}`
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const lines = data.order_lines
  for (const line of lines) {
    const { quantity, unit_price: unit, total_discount_amount: discount, total_amount: total } = line
    if (total !== quantity * unit - discount) return 'Bad value: order_lines.total_amount'
    const exact = total - (total * 10_000) / (10_000 + line.tax_rate)
    if (Math.abs(line.total_tax_amount - exact) > 1) return 'Bad value: order_lines.total_tax_amount'
  }
  if (sum(lines.map((line) => line.total_amount)) !== data.order_amount) return 'Bad value: order_amount'
  if (sum(lines.map((line) => line.total_tax_amount)) !== data.order_tax_amount)
    return 'Bad value: order_tax_amount'
  return data
}

export function fingerprintOf(order: OrderRequest): string {
  return createHash('sha256').update(JSON.stringify(order)).digest('hex')
}

/** Serves `POST /hpp/v1/sessions`. The page expires an hour before its session. */
export async function openSimulatedPage(
  { store, address }: KlarnaSimulator,
  request: unknown,
): Promise<KlarnaAnswer> {
  const { data } = pageRequest.safeParse(request)
  if (!data) return refusal(400, 'BAD_VALUE', 'Bad value')
  const sessionId = data.payment_session_url.split('/').at(-1) ?? ''
  const made = await store.change<SimulatedSession, string>(sessionKind, sessionId, (session) => ({
    entry: { ...session, page: { status: 'WAITING', urls: data.merchant_urls } },
    result: pageEndOf(session),
  }))
  if (!made) return notFound
  const url = `${address}/hpp/v1/sessions/${pageIdOf(sessionId)}`
  const redirect = `${address}/pay/${pageIdOf(sessionId)}`
  const answer = {
    session_id: pageIdOf(sessionId),
    session_url: url,
    redirect_url: redirect,
    qr_code_url: redirect,
    distribution_url: `${url}/distribution`,
    expires_at: made,
  }
  return { status: 201, answer }
}

export function pageEndOf({ expiresAt }: SimulatedSession): string {
  return new Date(new Date(expiresAt).getTime() - hour).toISOString()
}
