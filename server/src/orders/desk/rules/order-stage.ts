import type { FittingState, OrderStage } from '@pito/contracts/values/order-progress'
import type { DeskFacts } from './order-task.ts'

/** Returns how far an order is. A withdrawal is shown until its money has been refunded. */
export function orderStage({
  progress,
  isPacked,
  isSent,
  isWithdrawn,
}: Pick<DeskFacts, 'progress' | 'isPacked' | 'isSent' | 'isWithdrawn'>): OrderStage {
  if (progress === 'cancelled' || progress === 'refunded') return progress
  if (isWithdrawn) return 'withdrawn'
  if (progress !== 'paid') return progress
  if (isSent) return 'sent'
  return isPacked ? 'packed' : 'paid'
}

export interface FittingFacts {
  readonly fitting: boolean
  /** Whether the time of an order that is not paid is held. */
  readonly isTimeHeld: boolean
}

/** Returns whether the fitting takes place at its time, or null for an order whose tyres are delivered. */
export function fittingState(
  { progress, appointment }: Pick<DeskFacts, 'progress' | 'appointment'>,
  { fitting, isTimeHeld }: FittingFacts,
): FittingState | null {
  if (!fitting) return null
  if (progress === 'cancelled' || appointment === 'cancelled') return 'cancelled'
  if (appointment === 'declined') return 'declined'
  return progress === 'placed' && !isTimeHeld ? 'released' : 'booked'
}
