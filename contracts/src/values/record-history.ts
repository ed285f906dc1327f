import type { StaffRight } from './staff-rights.ts'

/** The kinds of records that have a history, and the right that a member of staff needs to read it. */
export const rightToReadHistory = {
  brand: 'read-catalogue',
  model: 'read-catalogue',
  article: 'read-catalogue',
  stock: 'read-stock',
  'goods-receipt': 'read-stock',
  'promo-code': 'read-promo-codes',
  review: 'moderate-reviews',
  customer: 'read-customers',
  order: 'read-orders',
  'order-paper': 'read-orders',
  mail: 'read-mails',
  'partner-request': 'read-partners',
  setting: 'read-settings',
  staff: 'read-staff',
  role: 'read-staff',
} as const satisfies Record<string, StaffRight>
export type RecordKind = keyof typeof rightToReadHistory
export const recordKinds = Object.keys(rightToReadHistory) as RecordKind[]

/** The ways in which a record can be changed. */
export const changeOrigins = ['form', 'grid', 'bulk', 'import', 'plan', 'undo', 'command'] as const
export type ChangeOrigin = (typeof changeOrigins)[number]
