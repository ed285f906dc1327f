import type { Answer, Input } from '@pito/contracts/endpoint'
import type { memberLogin as contract } from '@pito/contracts/staff-log-in'
import { memberLoginFields } from '@pito/contracts/staff-log-in'
import { accountSentences } from '@pito/contracts/values/account-sentences'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { openSealedFields } from '../../platform/sealing/open-sealed-fields.ts'
import { finishWithProof } from './finish-with-proof.ts'
import { countStaffLogin, forgetStaffLogin } from './login-throttle.ts'
import { staffByPassword } from './staff-by-password.ts'
import { startedInAnswer } from './start-staff-session.ts'

/** Logs in with password and code in one call. A missing code is refused before the password is verified. */
export async function logInStaff(
  ctx: Context,
  input: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { email, password } = await openSealedFields(ctx, input, memberLoginFields)
  if (!input.code) refuse('not-valid', { errors: { code: [accountSentences.codeMissing[ctx.locale]] } })
  const counted = await countStaffLogin(ctx, email.toLowerCase())
  const staff = await staffByPassword(ctx, email.toLowerCase(), password)
  const started = await finishWithProof(ctx, staff, input)
  await forgetStaffLogin(ctx, counted)
  return ok(startedInAnswer(ctx, staff, started))
}
