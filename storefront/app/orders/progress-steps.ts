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
   * The time of the step. Null for a step that has not happened yet, and for a booked fitting, whose time is shown with
   * it.
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

/** The steps from the order to its end, those that are done before those that are not. */
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
  // Without an appointment the fitting was cancelled: the tyres come back or are sent to the buyer.
  if (order_type === 'service_point_delivery' && appointment)
    return [
      // A service point without a calendar has no booking here.
      ...(appointment.schedule_date
        ? [{ name: 'timeBooked' as const, isDone: paid_on !== null && !fitting_declined, at: null }]
        : []),
      step('fitted', delivered_at),
    ]
  const wasNotSent = delivered_at !== null && shipped_at === null
  return [...(wasNotSent ? [] : [step('sent', shipped_at)]), step('delivered', delivered_at)]
}

/**
 * The step is done once the provider has made every refund. After a withdrawal it also waits until the last returned
 * tyre has been refunded.
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
