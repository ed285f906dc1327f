import type { StaffRight } from './staff-rights.ts'

/** The actions that staff can take on an order, in the order in which its page offers them, with the right that each needs. */
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
  'withdraw-link': 'edit-orders',
} as const satisfies Readonly<Record<string, StaffRight>>

export type OrderAction = keyof typeof orderActionRights
export const orderActions = Object.keys(orderActionRights) as OrderAction[]
