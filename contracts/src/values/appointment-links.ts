/** What links in e-mails do. The first two are the customer’s, the others the garage’s. */
export const appointmentActions = ['move', 'cancel', 'acknowledge', 'decline', 'fitted'] as const
export type AppointmentAction = (typeof appointmentActions)[number]

/** `open`: the link may do what it is for. `moved`: it is of an earlier time. `fitted`: the garage has said so. */
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
