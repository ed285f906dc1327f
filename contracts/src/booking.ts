import { z } from 'zod'
import { answer, customerAndGuest, endpoint } from './endpoint.ts'
import { cartId, dealerId, fittingDate, fittingTime, linkToken } from './parameters.ts'
import { lossReasons } from './values/loss-reasons.ts'

export const unavailableReasons = [
  'closed',
  'holiday',
  'too-soon',
  'before-delivery',
  'too-late',
  'break',
  'taken',
  'blocked',
] as const

const unavailableSlot = z
  .object({
    schedule_date: z.iso.date(),
    start_time: z.string().nullable().describe('Null for a full day.'),
    full_day: z.boolean(),
    reason: z.enum(unavailableReasons),
  })
  .meta({ id: 'UnavailableSlot' })
export type UnavailableSlot = z.output<typeof unavailableSlot>

const calendar = z.object({
  first_date: z.iso.date().nullable().describe('The first day with a free time; null when there is none'),
  last_date: z.iso.date(),
  unavailable: z.array(unavailableSlot),
  days: z
    .array(z.object({ schedule_date: z.iso.date(), start_times: z.array(z.string()) }))
    .describe('The free times, day by day: every other time is in `unavailable` with its reason.'),
})
export type DealerCalendar = z.output<typeof calendar>

/**
 * The response is encrypted if the caller sends a public key. Otherwise it is plain, which is safe because it holds
 * no customer's data.
 */
export const getDealerAppointments = endpoint({
  method: 'GET',
  path: '/api/v1/dealer/:id/appointments',
  summary: 'Lists the free times of a service point, and each unavailable day and time with its reason',
  params: z.object({ id: dealerId }),
  query: z.object({
    from: fittingDate
      .optional()
      .describe('The first day, in Helsinki; without it today. Earlier days count as today.'),
    days: z.coerce
      .number()
      .int()
      .min(1)
      .max(92)
      .default(42)
      .describe('The number of days from that date on.'),
    token: linkToken
      .optional()
      .describe(
        'The token of a link that moves an appointment: lists the times to which it can be moved. Without it the times are those of tyres that are ordered now.',
      ),
  }),
  example: { id: 1, days: 14 },
  response: answer(z.object({ data: z.union([calendar, z.string().describe('A compact JWE')]) })),
  errors: ['not-found', 'not-valid', 'public-key-not-usable'],
})

export const getHolidays = endpoint({
  method: 'GET',
  path: '/api/v1/get-holidays',
  summary:
    'Lists the Finnish holidays, and other days on which everything is closed, of this year and the next',
  response: answer(z.array(z.object({ start_date: z.iso.date(), name: z.string() }))),
  errors: [],
})

export const appointment = z
  .object({
    id: z.string(),
    dealer_id: z.int(),
    cart_id: z.string(),
    service_ids: z.array(z.int()),
    tyres: z.int().describe('The number of tyres to be fitted.'),
    without_calendar: z.boolean(),
    schedule_date: z.iso.date().nullable().describe('Null without a calendar: the time is agreed by phone.'),
    start_time: z.string().nullable(),
    end_time: z.string().nullable(),
    held_until: z.iso
      .datetime()
      .nullable()
      .describe('Until then the time is held; checkout renews it. Null without a calendar.'),
    seconds_left: z.int().min(0).nullable().describe('Until then, for clocks that are wrong.'),
    dealer: z.object({
      slug: z.string(),
      company_name: z.string(),
      contact_number: z.string(),
      email: z.string(),
      address_line_1: z.string(),
      zipcode: z.string(),
      city: z.string(),
    }),
  })
  .meta({ id: 'Appointment' })
export type Appointment = z.output<typeof appointment>

/** The time that a cart had chosen last and holds no longer. */
export const formerAppointment = appointment
  .pick({ dealer_id: true, service_ids: true, dealer: true })
  .extend({
    schedule_date: z.iso.date(),
    start_time: z.string(),
    end_time: z.string(),
    reason: z
      .enum(lossReasons)
      .describe(
        'Why the cart holds it no longer: the hold expired, another service point was chosen, it was given up, or it cannot serve the changed cart.',
      ),
  })
  .meta({ id: 'FormerAppointment' })
export type FormerAppointment = z.output<typeof formerAppointment>

/** The time and the place of an order's fitting. */
export const orderAppointment = appointment.pick({
  schedule_date: true,
  start_time: true,
  end_time: true,
  without_calendar: true,
  dealer: true,
})

/** A list of service ids in a string. Only the form `[1,4]` is accepted (BOOK-32). */
const serviceIds = z
  .string()
  .regex(/^\[\d{1,6}(,\d{1,6}){0,19}\]$/)
  .transform((text) => [...new Set(text.slice(1, -1).split(',').map(Number))])
  .describe('The requested services, as a list in a string: `[1,4]`. Installation (1) is always included.')

export const createAppointment = customerAndGuest({
  method: 'POST',
  moves: 'time',
  takesForm: true,
  customer: '/api/v1/customer/appointment/create',
  anonymous: '/api/v1/anonymous/appointment/create',
  summary: 'Holds a time of a service point for the open cart; it replaces a time held before',
  body: z.object({
    dealer_id: dealerId,
    cart_id: cartId,
    service_ids: serviceIds,
    without_calendar: z
      .union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1'])])
      .optional()
      .describe(
        'True for a service point without a calendar: the time is agreed by phone. False by default.',
      ),
    schedule_date: fittingDate
      .optional()
      .describe('The day of the fitting in Helsinki. Required unless `without_calendar` is true.'),
    start_time: fittingTime
      .optional()
      .describe('The start time in Helsinki: HH:MM or HH:MM:00. Required unless `without_calendar` is true.'),
    end_time: fittingTime
      .optional()
      .describe('May be left out. A fitting takes half an hour, and any other end is refused.'),
  }),
  response: answer(appointment),
  errors: [
    'not-valid',
    'not-found',
    'slot-taken',
    'slot-not-offered',
    'too-many-holds',
    'not-logged-in',
    'session-ended',
  ],
})

export const getAppointmentCached = customerAndGuest({
  method: 'GET',
  customer: '/api/v1/customer/appointment/get-appointment-cached',
  anonymous: '/api/v1/anonymous/appointment/get-appointment-cached',
  summary: 'Returns the appointment of the open cart; null when there is none or its hold has expired',
  response: answer(appointment.nullable()),
  errors: ['not-valid', 'not-logged-in', 'session-ended'],
})

export const removeAppointment = customerAndGuest({
  method: 'DELETE',
  moves: 'time',
  customer: '/api/v1/customer/appointment/remove/:dealerId',
  anonymous: '/api/v1/anonymous/appointment/remove/:dealerId',
  summary: 'Releases the held time, which is free for others at once; `removed` is false when there was none',
  params: z.object({ dealerId }),
  example: { dealerId: 1 },
  response: answer(z.object({ removed: z.boolean() })),
  errors: ['not-valid', 'not-logged-in', 'session-ended'],
})
