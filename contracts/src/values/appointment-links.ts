/** What links in e-mails do. The first two are the customer’s, the others the garage’s. */
export const appointmentActions = ['move', 'cancel', 'acknowledge', 'decline'] as const
export type AppointmentAction = (typeof appointmentActions)[number]

/** `open`: the link may do what it is for. `moved`: it is of an earlier time. */
export const appointmentLinkStates = [
  'open',
  'acknowledged',
  'declined',
  'cancelled',
  'moved',
  'too-late',
] as const
export type AppointmentLinkState = (typeof appointmentLinkStates)[number]
