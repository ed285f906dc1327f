import type { StaffRight } from './staff-rights.ts'

/** What staff can do with an order, in the order in which its page offers it, and the right that each action needs. */
export const orderActionRights = {
  pack: 'ship-orders',
  send: 'ship-orders',
  'undo-send': 'ship-orders',
  track: 'ship-orders',
  deliver: 'ship-orders',
  'correct-send': 'ship-orders',
  'correct-delivery': 'ship-orders',
  cancel: 'edit-orders',
  withdraw: 'edit-orders',
  'take-back': 'ship-orders',
  refund: 'refund-orders',
  'check-payment': 'edit-orders',
  'agree-return': 'refund-orders',
  'edit-delivery': 'edit-orders',
  'move-fitting': 'edit-orders',
} as const satisfies Readonly<Record<string, StaffRight>>

export type OrderAction = keyof typeof orderActionRights
export const orderActions = Object.keys(orderActionRights) as OrderAction[]
