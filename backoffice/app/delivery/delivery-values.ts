import type { DeliverySettings } from '@pito/contracts/staff-delivery'
import { recordIn, textsOf } from '../record/describe.ts'
import type { Values } from '../record/use-unsaved.ts'
import { deliveryDescription } from './description.ts'
import { daysAsLines, readDays } from './read-days.ts'
import { readTiers, tiersAsText, typedTiers, typedTiersIn } from './read-tiers.ts'

/** The weekdays from Monday to Friday, each with the checkbox that says that nothing is sent on it. */
export const weekdayFields = [
  'no_dispatch_1',
  'no_dispatch_2',
  'no_dispatch_3',
  'no_dispatch_4',
  'no_dispatch_5',
] as const
export type DeliveryFieldName = keyof (typeof deliveryDescription)['fields'] | (typeof weekdayFields)[number]

/** Returns the texts of the form's fields for stored settings. The settings in force have no date to edit. */
export function valuesOfDelivery(settings: DeliverySettings, isScheduled: boolean): Values {
  return {
    ...textsOf(deliveryDescription, { ...settings, valid_from: isScheduled ? settings.valid_from : null }),
    tiers: tiersAsText(typedTiers(settings.tiers)),
    ...Object.fromEntries(settings.no_dispatch_weekdays.map((weekday) => [`no_dispatch_${weekday}`, 'on'])),
    no_dispatch_dates: daysAsLines(settings.no_dispatch_dates),
  }
}

/** Reads the settings from the texts of the form. */
export function deliveryIn(values: Values) {
  const form = new FormData()
  for (const [name, text] of Object.entries(values)) form.append(name, text)
  const { valid_from, ...fields } = recordIn(deliveryDescription, form)
  return {
    tiers: readTiers(typedTiersIn(values.tiers ?? '')),
    no_dispatch_dates: readDays(values.no_dispatch_dates ?? ''),
    fields: {
      ...fields,
      no_dispatch_weekdays: weekdayFields.flatMap((name, index) =>
        values[name] === 'on' ? [index + 1] : [],
      ),
    },
    valid_from,
  }
}
