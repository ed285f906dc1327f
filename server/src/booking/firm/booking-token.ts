import type { AppointmentAction } from '@pito/contracts/values/appointment-links'
import type { Config } from '../../platform/config.ts'
import { refuse } from '../../platform/refuse.ts'
import { signatureFits, signatureOf } from '../../platform/sealing/signature.ts'

export interface BookingVersion {
  readonly id: string
  /**
   * The number of changes of the appointment when the link was made. A link is valid only for the time that its e-mail
   * names.
   */
  readonly sequence: number
}

const form = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,6})\.([\w-]{43})$/

/**
 * The token is signed for one version of one appointment and one action; the database stores nothing from which it
 * could be made. How long it is valid depends on the appointment (`rules/link-state.ts`).
 */
export function bookingToken(
  { secretKey }: Config,
  action: AppointmentAction,
  { id, sequence }: BookingVersion,
): string {
  const version = `${id}.${sequence}`
  return `${version}.${signatureOf(secretKey, purposeOf(action), version)}`
}

export function versionOfToken(
  { secretKey }: Config,
  action: AppointmentAction,
  token: string,
): BookingVersion {
  const [, id = '', sequence = '', signature = ''] = form.exec(token) ?? []
  return signatureFits(secretKey, purposeOf(action), `${id}.${sequence}`, signature)
    ? { id, sequence: Number(sequence) }
    : refuse('not-found')
}

function purposeOf(action: AppointmentAction): string {
  return `appointment-${action}`
}
