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
  /**
   * The time at which the step was done. It is null for a step that is not done yet, and for a booked fitting, whose
   * own time is shown.
   */
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

/** Returns the steps from the order to its end. Steps that are done come before those that are not. */
export function progressSteps(order: ProgressFacts): readonly ProgressStep[] {
  const { progress, created_at, paid_on, withdrawn_at, cancelled_at } = order
  const start = [step('ordered', created_at), step('paid', paid_on)]
  if (progress === 'cancelled') return [...start, step('cancelled', cancelled_at), moneyBack(order)]
  const done = deliverySteps(order).filter(({ isDone }) => isDone)
  if (withdrawn_at) return [...start, ...done, step('withdrawn', withdrawn_at), moneyBack(order)]
  const pending = deliverySteps(order).filter(({ isDone }) => !isDone)
  return [...start, ...done, ...(order.credit_notes.length > 0 ? [moneyBack(order)] : []), ...pending]
}

function deliverySteps(order: ProgressFacts): readonly ProgressStep[] {
  const { order_type, paid_on, shipped_at, delivered_at, fitting_declined, appointment } = order
  // If a fitted order has no appointment, its fitting was cancelled, so the tyres are returned or sent to the buyer
  // and the steps of a delivery apply.
  if (order_type === 'service_point_delivery' && appointment)
    return [
      // A service point without a calendar has no booked time, so this step is left out.
      ...(appointment.schedule_date
        ? [{ name: 'timeBooked' as const, isDone: paid_on !== null && !fitting_declined, at: null }]
        : []),
      step('fitted', delivered_at),
    ]
  const wasNotSent = delivered_at !== null && shipped_at === null
  return [...(wasNotSent ? [] : [step('sent', shipped_at)]), step('delivered', delivered_at)]
}

/**
 * Returns the refund step. It is done when the provider has made every refund. After a withdrawal it is done only
 * when the last returned tyre has been refunded too.
 */
function moneyBack({ progress, withdrawn_at, credit_notes }: ProgressFacts): ProgressStep {
  const isDecided = withdrawn_at === null || progress === 'refunded'
  const moments = credit_notes.map(({ refunded_at }) => refunded_at ?? '').sort()
  const isMade = moments.length > 0 && !moments.includes('')
  return step('moneyBack', isDecided && isMade ? (moments.at(-1) ?? null) : null)
}

function step(name: StepName, at: string | null): ProgressStep {
  return { name, isDone: at !== null, at }
}
