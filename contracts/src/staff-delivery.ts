import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import type { DeliveryFields } from './records/delivery.ts'
import { deliveryChangeSchema, deliverySchema, startDate } from './records/delivery.ts'
import { version } from './staff-list.ts'

export type { DeliveryFields } from './records/delivery.ts'

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed'] as const

const deliverySettings = deliverySchema
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
  tracking_link: 'https://carrier.example/track/{number}',
}

export const changeDeliverySettings = endpoint({
  method: 'POST',
  moves: 'record',
  path: '/api/v1/staff/settings/delivery',
  summary:
    'Changes prices and times of delivery, from now on or from a given day; existing orders do not change',
  body: deliveryChangeSchema.extend({
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
  body: deliverySchema.extend({ valid_from: startDate, version }),
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
