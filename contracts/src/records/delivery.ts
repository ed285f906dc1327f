import { z } from 'zod'
import { bilingualMessage } from '../bilingual-message.ts'
import { calendarDate } from '../limited-fields.ts'
import { oneLine } from '../text-fields.ts'
import { deliverySentences as s } from '../values/delivery-sentences.ts'
import { isTrackingTemplate } from '../values/tracking-numbers.ts'
import { fieldsOf } from './fields-of.ts'

const wholeBetween = (least: number, most: number, sentence: Parameters<typeof bilingualMessage>[0]) =>
  z
    .int(bilingualMessage(sentence))
    .min(least, bilingualMessage(sentence))
    .max(most, bilingualMessage(sentence))
const days = (description: string) => wholeBetween(1, 60, s.days).describe(description)

export const deliverySchema = z.object({
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
  tracking_link: oneLine
    .max(300, bilingualMessage(s.trackingLink))
    .refine(isTrackingTemplate, bilingualMessage(s.trackingLink))
    .nullable()
    .describe('The page of the carrier about a parcel, with `{number}` in the place of its tracking number.'),
})
export type DeliveryFields = z.output<typeof deliverySchema>

export const startDate = calendarDate(s.dateMissing).describe(
  'The first day in Helsinki on which the settings apply, tomorrow at the earliest.',
)

/** The settings and the day on which they start, as one form edits them. */
export const deliveryChangeSchema = deliverySchema.extend({
  valid_from: startDate.nullable().describe('The first day on which the settings apply; null for now.'),
})

export const deliveryFields = fieldsOf(deliveryChangeSchema)
