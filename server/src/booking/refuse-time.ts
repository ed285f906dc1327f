import { betweenTimes, notOffered } from '@pito/contracts/values/booking-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import { refuse } from '../platform/refuse.ts'
import type { TimeFault } from './find-bay.ts'

export function refuseTime(reason: TimeFault, locale: Locale): never {
  if (reason === 'taken') refuse('slot-taken')
  const sentence = reason === 'between-times' ? betweenTimes : notOffered[reason]
  refuse('slot-not-offered', { errors: { start_time: [sentence[locale]] } })
}
