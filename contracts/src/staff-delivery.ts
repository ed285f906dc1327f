import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { answer, endpoint } from './endpoint.ts'
import { calendarDate } from './limited-fields.ts'
import { version } from './staff-list.ts'
import { deliverySentences as s } from './values/delivery-sentences.ts'

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed'] as const

const wholeBetween = (least: number, most: number, sentence: Parameters<typeof bilingualMessage>[0]) =>
  z
    .int(bilingualMessage(sentence))
    .min(least, bilingualMessage(sentence))
    .max(most, bilingualMessage(sentence))
const days = (description: string) => wholeBetween(1, 60, s.days).describe(description)

const deliveryFields = z.object({
  tiers: z
    .array(
      z.object({
        from_quantity: wholeBetween(1, 999, s.tierQuantity).describe(
          'The number of tyres from which the price applies.',
        ),
        gross_cents: wholeBetween(0, 100_000, s.tierPrice).describe(
          'What the delivery of all tyres costs together, VAT included.',
        ),
      }),
    )
    .max(20, bilingualMessage(s.tooManyTiers))
    .describe(
      'The prices by quantity. The first tier starts at 1 tyre; each ends where the next one starts.',
    ),
  cars_least_days: days('The fewest working days from dispatch to arrival.'),
  cars_most_days: days('The most working days from dispatch to arrival.'),
  trucks_least_days: days('The fewest working days for orders with truck tyres.'),
  trucks_most_days: days('The most working days for orders with truck tyres.'),
  cut_off_hour: wholeBetween(0, 24, s.hour).describe(
    'From this hour in Helsinki on, an order counts as placed on the next day.',
  ),
  no_dispatch_weekdays: z
    .array(wholeBetween(1, 5, s.weekdays))
    .max(5, bilingualMessage(s.weekdays))
    .describe('The weekdays without dispatch, from 1 for Monday to 5 for Friday.'),
  no_dispatch_dates: z
    .array(calendarDate(s.dates, s.dates))
    .max(200, bilingualMessage(s.dates))
    .describe('Further days without dispatch.'),
  free_from_cents: wholeBetween(1, 100_000_000, s.threshold)
    .nullable()
    .describe(
      'The price of the tyres with their recycling fees, before any discount, from which delivery is free; null when it never is.',
    ),
})
export type DeliveryFields = z.output<typeof deliveryFields>

const startDate = calendarDate(s.dateMissing).describe(
  'The first day in Helsinki on which the settings apply, tomorrow at the earliest.',
)

const deliverySettings = deliveryFields
  .extend({ id: z.int(), version: z.int(), valid_from: z.iso.date() })
  .meta({ id: 'DeliverySettings' })
export type DeliverySettings = z.output<typeof deliverySettings>

const deliveryPlan = z
  .object({
    now: z.object({ today: z.iso.date(), hour: z.int() }).describe('The day and the hour in Helsinki.'),
    current: deliverySettings.describe('The settings in force.'),
    scheduled: z
      .array(deliverySettings)
      .describe('The settings that start later, in the order of their dates.'),
  })
  .meta({ id: 'DeliveryPlan' })
export type DeliveryPlan = z.output<typeof deliveryPlan>

export const getDeliverySettings = endpoint({
  method: 'GET',
  path: '/api/v1/staff/settings/delivery',
  summary: 'Returns the prices and times of delivery in force, and the scheduled changes of them',
  response: answer(deliveryPlan),
  errors: [...ofStaff],
})

const exampleFields: DeliveryFields = {
  tiers: [
    { from_quantity: 1, gross_cents: 1490 },
    { from_quantity: 4, gross_cents: 3990 },
  ],
  cars_least_days: 2,
  cars_most_days: 5,
  trucks_least_days: 3,
  trucks_most_days: 7,
  cut_off_hour: 14,
  no_dispatch_weekdays: [],
  no_dispatch_dates: ['2026-12-31'],
  free_from_cents: 60_000,
}

export const changeDeliverySettings = endpoint({
  method: 'POST',
  moves: 'record',
  path: '/api/v1/staff/settings/delivery',
  summary:
    'Changes prices and times of delivery, from now on or from a given day; existing orders do not change',
  body: deliveryFields.extend({
    valid_from: startDate.nullable().describe('The first day on which the settings apply; null for now.'),
    version: version.describe('The version of the settings in force that the change is based on.'),
  }),
  example: { ...exampleFields, valid_from: '2099-01-01', version: 1 },
  response: answer(deliveryPlan),
  errors: [...ofStaff, 'not-valid', 'changed-meanwhile'],
})

const settingsId = z.coerce
  .number()
  .int()
  .min(1)
  .max(2_147_483_647)
  .describe('The `id` of settings that start later.')

export const saveScheduledDelivery = endpoint({
  method: 'PUT',
  moves: 'nothing',
  path: '/api/v1/staff/settings/delivery/:id',
  summary: 'Saves delivery settings that have not started',
  params: z.object({ id: settingsId }),
  body: deliveryFields.extend({ valid_from: startDate, version }),
  response: answer(deliveryPlan),
  errors: [...ofStaff, 'not-found', 'not-valid', 'changed-meanwhile'],
})

export const removeScheduledDelivery = endpoint({
  method: 'DELETE',
  moves: 'nothing',
  path: '/api/v1/staff/settings/delivery/:id',
  summary: 'Removes delivery settings that have not started',
  params: z.object({ id: settingsId }),
  response: answer(deliveryPlan),
  errors: [...ofStaff, 'not-found', 'not-valid'],
})
