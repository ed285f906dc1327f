/** What a mail is about. `other` stands for mails that were written before events were stored. */
export const mailEvents = [
  'order-confirmed',
  'order-shipped',
  'order-sending-corrected',
  'order-return-agreed',
  'order-details-changed',
  'order-supplement-requested',
  'order-supplement-paid',
  'order-cancelled',
  'order-refunded',
  'order-refunded-late',
  'order-withdrawal-received',
  'order-notice',
  'fitting',
  'garage',
  'review-invitation',
  'tyre-alert',
  'season-reminder',
  'account',
  'staff',
  'partner',
  'other',
] as const
export type MailEvent = (typeof mailEvents)[number]

/** `stored` is the state of mails in a shop without a mail server. */
export const mailStates = ['failed', 'waiting', 'sent', 'stored'] as const
export type MailState = (typeof mailStates)[number]

/** How many copies of the mails of one order may be sent on one day. */
export const mostCopies = 5

/** How many mails one call sends again. */
export const mostRetries = 1000
