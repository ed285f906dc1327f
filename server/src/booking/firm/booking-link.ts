import type { AppointmentAction } from '@pito/contracts/values/appointment-links'
import type { Language } from '@pito/contracts/values/locale'
import type { Config } from '../../platform/config.ts'
import type { BookingVersion } from './booking-token.ts'
import { bookingToken } from './booking-token.ts'

const pages: Readonly<Record<AppointmentAction, string>> = {
  move: '/appointment/move',
  cancel: '/appointment/cancel',
  acknowledge: '/garage/acknowledge',
  decline: '/garage/decline',
  fitted: '/garage/fitted',
}

/** The token is in the query string, which no log stores. */
export function bookingLink(
  config: Config,
  action: AppointmentAction,
  version: BookingVersion,
  language: Language,
): string {
  const token = bookingToken(config, action, version)
  return `${config.shopUrl.origin}${pages[action]}?lang=${language}&token=${token}`
}
