import type { DeliveryFields, DeliverySettings } from '@pito/contracts/staff-delivery'
import { centsIn } from '../record/read-numbers.ts'
import type { Values } from '../record/use-unsaved.ts'
import { daysAsLines, readDays } from './read-days.ts'
import { readTiers, tiersAsText, typedTiers, typedTiersIn } from './read-tiers.ts'

export const workingDayFields = [
  'cars_least_days',
  'cars_most_days',
  'trucks_least_days',
  'trucks_most_days',
] as const
/** The weekdays from Monday to Friday, each with the checkbox that says that nothing is sent on it. */
export const weekdayFields = [
  'no_dispatch_1',
  'no_dispatch_2',
  'no_dispatch_3',
  'no_dispatch_4',
  'no_dispatch_5',
] as const
export const deliveryFieldNames = [
  'tiers',
  'free_from_cents',
  ...workingDayFields,
  'cut_off_hour',
  ...weekdayFields,
  'no_dispatch_weekdays',
  'no_dispatch_dates',
  'valid_from',
] as const
export type DeliveryFieldName = (typeof deliveryFieldNames)[number]

/** Returns the texts of the form's fields for stored settings. The settings in force have no date to edit. */
export function valuesOfDelivery(settings: DeliverySettings, isScheduled: boolean): Values {
  const { no_dispatch_weekdays, free_from_cents } = settings
  return {
    tiers: tiersAsText(typedTiers(settings.tiers)),
    free_from_cents: free_from_cents === null ? '' : (free_from_cents / 100).toFixed(2).replace('.', ','),
    ...Object.fromEntries(workingDayFields.map((name) => [name, String(settings[name])])),
    cut_off_hour: String(settings.cut_off_hour),
    ...Object.fromEntries(no_dispatch_weekdays.map((weekday) => [`no_dispatch_${weekday}`, 'on'])),
    no_dispatch_dates: daysAsLines(settings.no_dispatch_dates),
    valid_from: isScheduled ? settings.valid_from : '',
  }
}

/**
 * Reads the settings from the texts of the form. A number that cannot be read is NaN or the text itself, which the API
 * refuses.
 */
export function deliveryIn(values: Values) {
  const text = (name: DeliveryFieldName) => (values[name] ?? '').trim()
  const number = (name: DeliveryFieldName) => (text(name) === '' ? Number.NaN : Number(text(name)))
  return {
    tiers: readTiers(typedTiersIn(text('tiers'))),
    no_dispatch_dates: readDays(text('no_dispatch_dates')),
    fields: {
      cars_least_days: number('cars_least_days'),
      cars_most_days: number('cars_most_days'),
      trucks_least_days: number('trucks_least_days'),
      trucks_most_days: number('trucks_most_days'),
      cut_off_hour: number('cut_off_hour'),
      no_dispatch_weekdays: weekdayFields.flatMap((name, index) => (text(name) === 'on' ? [index + 1] : [])),
      free_from_cents: centsIn(text('free_from_cents')),
    } satisfies Omit<DeliveryFields, 'tiers' | 'no_dispatch_dates'>,
    valid_from: text('valid_from') || null,
  }
}
