/** The kinds of events in the timeline of an order, by which staff filter it. */
export const timelineKinds = [
  'order',
  'payment',
  'refund',
  'document',
  'stock',
  'fitting',
  'email',
  'staff',
  'note',
] as const

export const timelineEvents = [
  'placed',
  'printed',
  'reprinted',
  'packed',
  'shipped',
  'delivered',
  'withdrawn',
  'cancelled',
  'payment-started',
  'money-received',
  'payment-captured',
  'refund-requested',
  'refund-refused',
  'refund-made',
  'refund-paid-manually',
  'invoice',
  'credit-note',
  'reserved',
  'released',
  'stock-taken',
  'stock-returned',
  'tyres-arrived',
  'terms-accepted',
  'closed',
  'delivery-changed',
  'fitting-booked',
  'fitting-moved',
  'fitting-cancelled',
  'fitting-declined',
  'fitting-acknowledged',
  'fitting-done',
  'email',
  'acting-started',
  'acting-ended',
  'staff-action',
  'note',
  'note-addition',
] as const

/** Who did something, if it was not a member of staff whose name is known. */
export const timelineActors = ['customer', 'garage', 'staff', 'job', 'shop'] as const

/** Why an order is not paid, by its latest attempt to pay. */
export const unpaidReasons = [
  'not-started',
  'open',
  'pending',
  'failed',
  'broken-off',
  'given-up',
  'returned',
] as const
export type UnpaidReason = (typeof unpaidReasons)[number]

/** What a provider says about a payment when staff ask it; `away` means that it gave no response. */
export const providerAnswers = ['open', 'pending', 'failed', 'paid', 'returned', 'away'] as const
export type ProviderAnswer = (typeof providerAnswers)[number]

/** Invoices and credit notes are numbered in a series each. */
export const documentSeries = ['invoice', 'credit-note'] as const
