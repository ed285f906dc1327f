import type { RefusalCode } from '@pito/contracts/refusals'
import type { OrderAction } from '@pito/contracts/values/order-actions'
import type { ActionFacts } from '../../why-not-changed.ts'
import {
  whyNotAgreed,
  whyNotCancelledByStaff,
  whyNotChecked,
  whyNotDelivered,
  whyNotDeliveryChanged,
  whyNotDeliveryCorrected,
  whyNotFittingMoved,
  whyNotLinkWithdrawn,
  whyNotPacked,
  whyNotRefunded,
  whyNotRegistered,
  whyNotReturned,
  whyNotSendingCorrected,
  whyNotShipped,
  whyNotTracked,
  whyNotUndone,
} from '../../why-not-changed.ts'

/** For each action of staff the rule that refuses it. The page of an order shows them, and the use cases check them. */
const rules: Readonly<Record<OrderAction, (facts: ActionFacts, now: Date) => RefusalCode | null>> = {
  pack: whyNotPacked,
  send: whyNotShipped,
  'undo-send': whyNotUndone,
  track: whyNotTracked,
  deliver: whyNotDelivered,
  'correct-send': whyNotSendingCorrected,
  'correct-delivery': whyNotDeliveryCorrected,
  cancel: whyNotCancelledByStaff,
  withdraw: whyNotRegistered,
  'take-back': whyNotReturned,
  refund: whyNotRefunded,
  'check-payment': whyNotChecked,
  'agree-return': whyNotAgreed,
  'edit-delivery': whyNotDeliveryChanged,
  'move-fitting': whyNotFittingMoved,
  'withdraw-link': whyNotLinkWithdrawn,
}

/** A supplement is changed with its order; only its payment can be checked and its money refunded apart. */
const ofSupplements: readonly OrderAction[] = ['refund', 'check-payment']

export function whyNotDone(action: OrderAction, facts: ActionFacts, now: Date): RefusalCode | null {
  if (facts.isSupplement && !ofSupplements.includes(action)) return 'order-is-supplement'
  return rules[action](facts, now)
}
