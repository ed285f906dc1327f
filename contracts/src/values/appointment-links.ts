/** Actions of the links in e-mails. The first two belong to the customer, the others to the garage. */
export const appointmentActions = ['move', 'cancel', 'acknowledge', 'decline', 'fitted'] as const
export type AppointmentAction = (typeof appointmentActions)[number]

/**
 * `open`: the action is possible. `moved`: the link belongs to an earlier time. `fitted`: the garage has reported the
 * fitting.
 */
export const appointmentLinkStates = [
  'open',
  'acknowledged',
  'declined',
  'cancelled',
  'moved',
  'too-late',
  'too-early',
  'fitted',
] as const
export type AppointmentLinkState = (typeof appointmentLinkStates)[number]
