import { randomUUID } from 'node:crypto'
import type { Pace } from '../simulator.ts'
import { inBackground } from '../simulator.ts'
import type { OrderOutcome, Outcome } from './outcomes.ts'
import type { PageStatus, SimulatedOrder, SimulatedSession } from './simulated-session.ts'
import { pageIdOf, sessionKind, sessionOfOrder, sessionOfPage } from './simulated-session.ts'
import type { KlarnaSimulator } from './start-session.ts'
import { pageEndOf } from './start-session.ts'

/** Klarna's own callback schedule: a timeout of three seconds and four calls. */
const pace: Pace = { timeoutMilliseconds: 3000, waitMilliseconds: [1000, 5000, 30_000] }
const lateMilliseconds = 3000
export const finalStatuses: ReadonlySet<PageStatus> = new Set(['COMPLETED', 'CANCELLED', 'DISABLED'])

export function pageStatusOf({ page }: SimulatedSession): PageStatus {
  return page?.status ?? 'WAITING'
}

/**
 * Carries out what the buyer does on Klarna's page. Returns the URL to which the browser is redirected; `redirect` is
 * null if the browser never comes back.
 */
export async function agree(
  simulator: KlarnaSimulator,
  pageId: string,
  outcome: Outcome,
): Promise<{ redirect: string | null } | 'over' | null> {
  const { store, now } = simulator
  const session = await store.change<SimulatedSession, SimulatedSession | 'over'>(
    sessionKind,
    sessionOfPage(pageId),
    (entry) => {
      const isOver = new Date(pageEndOf(entry)) <= now() || finalStatuses.has(pageStatusOf(entry))
      if (!entry.page || isOver) return { entry, result: 'over' }
      const changed = after(entry, entry.page, outcome)
      return { entry: changed, result: changed }
    },
  )
  if (!session || session === 'over') return session
  const updated = inBackground(simulator, sendUpdates(simulator, session, outcome))
  if (outcome.updatesCome === 'before') await updated
  return { redirect: outcome.returns ? returnAddress(session, outcome.status) : null }
}

function after(
  session: SimulatedSession,
  page: NonNullable<SimulatedSession['page']>,
  { status, placing }: Outcome,
): SimulatedSession {
  const token = `${session.id}.${randomUUID()}`
  return {
    ...session,
    page: { ...page, status },
    agreement: placing ? { token, placing, released: false } : null,
  }
}

const addresses = {
  COMPLETED: 'success',
  CANCELLED: 'cancel',
  BACK: 'back',
  FAILED: 'failure',
  ERROR: 'error',
} as const

function returnAddress({ id, page, agreement }: SimulatedSession, status: Outcome['status']): string {
  return (page?.urls[addresses[status]] ?? '')
    .replaceAll('{{session_id}}', pageIdOf(id))
    .replaceAll('{{authorization_token}}', agreement?.token ?? '')
}

async function sendUpdates(
  simulator: KlarnaSimulator,
  session: SimulatedSession,
  { updates, updatesCome }: Outcome,
): Promise<void> {
  const { page } = session
  if (!page) return
  if (updatesCome === 'after') await simulator.pause(lateMilliseconds)
  const body = {
    event_id: randomUUID(),
    session: {
      session_id: pageIdOf(session.id),
      status: page.status,
      updated_at: simulator.now().toISOString(),
      expires_at: pageEndOf(session),
    },
  }
  const call = { method: 'POST', url: page.urls.status_update, body } as const
  await Promise.all(Array.from({ length: updates }, () => simulator.callShop(call, pace)))
}

const changed: Readonly<Record<OrderOutcome, Partial<SimulatedOrder>>> = {
  accept: { fraud: 'ACCEPTED' },
  reject: { fraud: 'REJECTED' },
  expire: { status: 'EXPIRED' },
  'refuse-refunds': { refusesRefunds: true },
}

/** Carries out a later decision of Klarna. The shop is notified of fraud decisions. */
export async function decideOrder(
  simulator: KlarnaSimulator,
  orderId: string,
  outcome: OrderOutcome,
): Promise<true | null> {
  const session = await simulator.store.change<SimulatedSession, SimulatedSession | null>(
    sessionKind,
    sessionOfOrder(orderId),
    (entry) => {
      if (entry.order?.id !== orderId) return { entry, result: null }
      const decided = { ...entry, order: { ...entry.order, ...changed[outcome] } }
      return { entry: decided, result: decided }
    },
  )
  if (!session) return null
  if (outcome !== 'accept' && outcome !== 'reject') return true
  const event = outcome === 'accept' ? 'FRAUD_RISK_ACCEPTED' : 'FRAUD_RISK_REJECTED'
  const body = { order_id: orderId, event_type: event, event_id: randomUUID() }
  await simulator.callShop({ method: 'POST', url: session.notification, body }, pace)
  return true
}
