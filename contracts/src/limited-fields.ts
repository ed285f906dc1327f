import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { isCalendarDate } from './values/calendar-date.ts'
import type { NumberLimits } from './values/number-limits.ts'
import type { Sentence } from './values/sentences.ts'

/** A whole number within limits. `missing` is the sentence for a value that is not a whole number. */
export function numberWithin(
  { least, most, sentence, below = sentence }: NumberLimits,
  missing: Sentence = sentence,
) {
  return z
    .int(bilingualMessage(missing))
    .min(least, bilingualMessage(below))
    .max(most, bilingualMessage(sentence))
}

/** The largest number that the database stores as an id or a quantity. */
export const mostInteger = 2_147_483_647
/** The largest id of seasons and vehicle types, which the database stores as small integers. */
export const mostSmallInteger = 32_767

/** The id of a record in a body. Any schema for an id needs both limits, because a larger number is no id. */
export const recordId = z.int().min(1).max(mostInteger)

/** A day in the form YYYY-MM-DD. */
export function calendarDate(sentence: Sentence) {
  return z.iso
    .date({ error: bilingualMessage(sentence), abort: true })
    .refine(isCalendarDate, bilingualMessage(sentence))
}

/** A moment in the form of RFC 3339, on a day that `isCalendarDate` accepts. */
export function calendarMoment() {
  return z.iso.datetime().refine((text) => isCalendarDate(text.slice(0, 10)))
}
