import type { Answer, Input } from '@pito/contracts/endpoint'
import type { openStaffLogin as contract } from '@pito/contracts/staff-log-in'
import { memberLoginFields } from '@pito/contracts/staff-log-in'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { openSealedFields } from '../../platform/sealing/open-sealed-fields.ts'
import { factorsOf } from '../second-factor/second-factor-store.ts'
import { countStaffLogin, forgetStaffLogin } from './login-throttle.ts'
import { staffByPassword } from './staff-by-password.ts'
import { newTicket } from './ticket.ts'

/** Checks the password. The session starts after the second factor. */
export async function openLogin(
  ctx: Context,
  input: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { email, password } = await openSealedFields(ctx, input, memberLoginFields)
  const counted = await countStaffLogin(ctx, email.toLowerCase())
  const staff = await staffByPassword(ctx, email.toLowerCase(), password)
  await forgetStaffLogin(ctx, counted)
  const { hasApp, hasPasskey } = await factorsOf(ctx.sql, staff.id)
  return ok({
    ticket: newTicket(ctx.platform, staff, ctx.now),
    next: hasApp || hasPasskey ? 'second-factor' : 'set-up',
    has_app: hasApp,
    has_passkey: hasPasskey,
  })
}
