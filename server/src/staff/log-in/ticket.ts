import type { Context } from '../../platform/context.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/refuse.ts'
import { signatureFits, signatureOf } from '../../platform/sealing/signature.ts'
import { whichStaff } from '../staff-with.ts'
import type { StaffRow } from '../store.ts'
import { staffById } from '../store.ts'

const minutes = 10
const purpose = 'ticket of a log-in of staff'
const shape = /^(?<id>[0-9a-f-]{36})\.(?<until>\d{13})\.(?<signature>[\w-]{43})$/

/**
 * Issues a ticket to a member of staff whose password was right. The signature covers the hash of the password, so a
 * new password makes the ticket worthless.
 */
export function newTicket({ config }: Pick<Platform, 'config'>, staff: StaffRow, now: Date): string {
  const until = String(now.getTime() + minutes * 60_000)
  return `${staff.id}.${until}.${signatureOf(config.secretKey, purpose, signedText(staff, until))}`
}

export async function staffOfTicket({ platform, sql, now }: Context, ticket: string): Promise<StaffRow> {
  const { id = '', until = '', signature = '' } = shape.exec(ticket)?.groups ?? {}
  if (Number(until) <= now.getTime()) refuse('login-expired')
  const staff = (await staffById(sql, id, whichStaff(platform))) ?? refuse('staff-login-failed')
  if (!signatureFits(platform.config.secretKey, purpose, signedText(staff, until), signature))
    refuse('staff-login-failed')
  return staff
}

function signedText({ id, passwordHash }: StaffRow, until: string): string {
  return `${id} ${until} ${passwordHash}`
}
