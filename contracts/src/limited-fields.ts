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

const noSuchDate: Sentence = {
  fi_FI: 'Tällaista päivää ei ole. Vuosi on 2000–2099.',
  en_GB: 'There is no such date. The year is from 2000 to 2099.',
}

/** A day in the form YYYY-MM-DD. `missing` is the sentence for an empty field, `wrong` the one for another text. */
export function calendarDate(missing: Sentence, wrong = noSuchDate) {
  return z.iso
    .date({ error: ({ input }) => bilingualMessage(input ? wrong : missing), abort: true })
    .refine(isCalendarDate, bilingualMessage(wrong))
}

/** A moment in the form of RFC 3339, on a day that `isCalendarDate` accepts. */
export function calendarMoment() {
  return z.iso.datetime().refine((text) => isCalendarDate(text.slice(0, 10)))
}
