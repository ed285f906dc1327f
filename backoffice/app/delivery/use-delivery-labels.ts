import { useWords } from '@pito/web/words/words'
import { historyWords } from '../history/history-words.ts'
import type { RecordField } from '../record/record-field.ts'
import type { DeliveryFieldName } from './delivery-values.ts'
import { deliveryFieldNames, weekdayFields } from './delivery-values.ts'
import { deliveryWords } from './delivery-words.ts'

/** Returns the labels of the fields, for the form, the error summary, the comparison and the history. */
export function useDeliveryLabels(): Readonly<Record<DeliveryFieldName, string>> {
  const w = useWords(deliveryWords)
  return {
    tiers: w.tiers,
    free_from_cents: w.free,
    cars_least_days: w.carsLeast,
    cars_most_days: w.carsMost,
    trucks_least_days: w.trucksLeast,
    trucks_most_days: w.trucksMost,
    cut_off_hour: w.cutOff,
    no_dispatch_1: w.monday,
    no_dispatch_2: w.tuesday,
    no_dispatch_3: w.wednesday,
    no_dispatch_4: w.thursday,
    no_dispatch_5: w.friday,
    no_dispatch_weekdays: w.noDispatch,
    no_dispatch_dates: w.dates,
    valid_from: w.validFrom,
  }
}

export function useDeliveryFields(): readonly RecordField<DeliveryFieldName>[] {
  const labels = useDeliveryLabels()
  const { yes, no } = useWords(historyWords)
  const shown = (text: string) => (text === 'on' ? yes : no)
  return deliveryFieldNames.map((name) => ({
    name,
    label: labels[name],
    ...((weekdayFields as readonly string[]).includes(name) && { shown }),
  }))
}
