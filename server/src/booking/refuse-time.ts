import { notOffered } from '@pito/contracts/values/booking-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import { refuse } from '../platform/refuse.ts'
import type { UnavailableReason } from './rules/why-not-offered.ts'

export function refuseTime(reason: UnavailableReason, locale: Locale): never {
  if (reason === 'taken') refuse('slot-taken')
  refuse('slot-not-offered', { errors: { start_time: [notOffered[reason][locale]] } })
}
