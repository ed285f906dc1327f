import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { fittingDate, fittingTime, linkToken as token } from './parameters.ts'
import { appointmentActions, appointmentLinkStates } from './values/appointment-links.ts'

const linkedAppointment = z
  .object({
    state: z.enum(appointmentLinkStates),
    is_declined: z
      .boolean()
      .describe(
        'Whether the garage has declined: the customer then chooses another time or gets the money back',
      ),
    order_token: z
      .string()
      .nullable()
      .describe(
        'Opens the order of the fitting, as the links of its e-mails do. Only links of the customer have it.',
      ),
    order_number: z.string().nullable().describe('The number of the order that is fitted.'),
    tyres: z.array(z.string()).describe('Each kind of tyre with its number, name and size.'),
    services: z.array(z.string()).describe('The names of the services in the caller’s language.'),
    licence_plate: z.string().nullable().describe('Null when none was given.'),
    dealer_id: z.int(),
    without_calendar: z.boolean(),
    schedule_date: z.iso.date().nullable().describe('Null without a calendar: the time is agreed by phone.'),
    start_time: z.string().nullable(),
    end_time: z.string().nullable(),
    dealer: z.object({
      slug: z.string(),
      company_name: z.string(),
      contact_number: z.string(),
      address_line_1: z.string(),
      zipcode: z.string(),
      city: z.string(),
    }),
  })
  .meta({ id: 'LinkedAppointment' })
export type LinkedAppointment = z.output<typeof linkedAppointment>

/** This GET request changes nothing, because mail scanners open every link in an e-mail. */
export const getLinkedAppointment = endpoint({
  method: 'GET',
  path: '/api/v1/appointment-link',
  summary: 'Shows the firm appointment that the link in an e-mail belongs to, and what the link may do now',
  query: z.object({
    action: z
      .enum(appointmentActions)
      .describe(
        'What the link is for. The first two actions belong to the customer, the others to the garage.',
      ),
    token,
  }),
  response: answer(linkedAppointment),
  errors: ['not-valid', 'not-found'],
})

export const moveAppointment = endpoint({
  method: 'POST',
  moves: 'time',
  path: '/api/v1/appointment-link/move',
  summary:
    'Moves the appointment to another free time of the same service point; the old time is free at once',
  body: z.object({
    token,
    schedule_date: fittingDate,
    start_time: fittingTime,
  }),
  response: answer(linkedAppointment),
  errors: ['not-valid', 'not-found', 'slot-taken', 'slot-not-offered', 'appointment-changed'],
})

export const cancelAppointment = endpoint({
  method: 'POST',
  moves: 'time',
  path: '/api/v1/appointment-link/cancel',
  summary:
    'Cancels the appointment for the customer: its time is free at once; a repeated call changes nothing',
  body: z.object({ token }),
  response: answer(linkedAppointment),
  errors: ['not-valid', 'not-found', 'appointment-changed'],
})

export const acknowledgeAppointment = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/appointment-link/acknowledge',
  summary: 'Acknowledges the appointment for the garage, and the customer gets an e-mail',
  body: z.object({ token }),
  response: answer(linkedAppointment),
  errors: ['not-valid', 'not-found', 'appointment-changed'],
})

export const declineAppointment = endpoint({
  method: 'POST',
  moves: 'time',
  path: '/api/v1/appointment-link/decline',
  summary:
    'Declines the appointment for the garage: the customer gets an e-mail with a link to choose another time',
  body: z.object({ token }),
  response: answer(linkedAppointment),
  errors: ['not-valid', 'not-found', 'appointment-changed'],
})

export const fitAppointment = endpoint({
  method: 'POST',
  moves: 'money',
  path: '/api/v1/appointment-link/fitted',
  summary: 'Reports for the garage that the tyres are fitted, which starts the withdrawal period',
  body: z.object({ token }),
  response: answer(linkedAppointment),
  errors: ['not-valid', 'not-found', 'appointment-changed'],
})
