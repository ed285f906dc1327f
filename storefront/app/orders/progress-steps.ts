import type { Order } from '@pito/contracts/orders'

export type StepName =
  | 'ordered'
  | 'paid'
  | 'timeBooked'
  | 'sent'
  | 'fitted'
  | 'delivered'
  | 'withdrawn'
  | 'cancelled'
  | 'moneyBack'

export interface ProgressStep {
  readonly name: StepName
  readonly isDone: boolean
  /** When; null for what has not happened yet, and for a fitting, whose time stands with it. */
  readonly at: string | null
}

type ProgressFacts = Pick<
  Order,
  | 'progress'
  | 'order_type'
  | 'created_at'
  | 'paid_on'
  | 'shipped_at'
  | 'delivered_at'
  | 'withdrawn_at'
  | 'cancelled_at'
  | 'credit_notes'
  | 'fitting_declined'
  | 'appointment'
>

/** From the order to its end, what has happened before what has not. */
export function progressSteps(order: ProgressFacts): readonly ProgressStep[] {
  const { progress, created_at, paid_on, withdrawn_at, cancelled_at } = order
  const start = [step('ordered', created_at), step('paid', paid_on)]
  if (progress === 'cancelled') return [...start, step('cancelled', cancelled_at), moneyBack(order)]
  const gone = wayOf(order).filter(({ isDone }) => isDone)
  if (withdrawn_at) return [...start, ...gone, step('withdrawn', withdrawn_at), moneyBack(order)]
  const ahead = wayOf(order).filter(({ isDone }) => !isDone)
  return [...start, ...gone, ...(order.credit_notes.length > 0 ? [moneyBack(order)] : []), ...ahead]
}

function wayOf(order: ProgressFacts): readonly ProgressStep[] {
  const { order_type, paid_on, shipped_at, delivered_at, fitting_declined, appointment } = order
  // Without an appointment the fitting is cancelled: the tyres come back, or go to the buyer.
  if (order_type === 'service_point_delivery' && appointment)
    return [
      // Where a point has no calendar nothing is booked here.
      ...(appointment.schedule_date
        ? [{ name: 'timeBooked' as const, isDone: paid_on !== null && !fitting_declined, at: null }]
        : []),
      step('fitted', delivered_at),
    ]
  const wasNotSent = delivered_at !== null && shipped_at === null
  return [...(wasNotSent ? [] : [step('sent', shipped_at)]), step('delivered', delivered_at)]
}

/** Done once the provider has made every refund. After a withdrawal the last piece that comes back ends it. */
function moneyBack({ progress, withdrawn_at, credit_notes }: ProgressFacts): ProgressStep {
  const isDecided = withdrawn_at === null || progress === 'refunded'
  const moments = credit_notes.map(({ refunded_at }) => refunded_at ?? '').sort()
  const isMade = moments.length > 0 && !moments.includes('')
  return step('moneyBack', isDecided && isMade ? (moments.at(-1) ?? null) : null)
}

function step(name: StepName, at: string | null): ProgressStep {
  return { name, isDone: at !== null, at }
}
