/**
 * The actions of links in e-mails about appointments. `move` and `cancel` are for the customer, the other three for
 * the garage.
 */
export const appointmentActions = ['move', 'cancel', 'acknowledge', 'decline', 'fitted'] as const
export type AppointmentAction = (typeof appointmentActions)[number]

/**
 * The states of an appointment link. `open`: the action is possible. `moved`: the appointment has been moved since
 * the link was sent. `fitted`: the garage has reported the fitting.
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
