import type { Answer, Input } from '@pito/contracts/endpoint'
import type { setUpSecondFactor as contract } from '@pito/contracts/staff-log-in'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { countAttempt } from '../../platform/limits/count-attempt.ts'
import { refuse } from '../../platform/refuse.ts'
import { matchingStep } from '../../platform/totp/totp.ts'
import { openAppSecret } from '../second-factor/app-secret.ts'
import type { SaveFactor } from '../second-factor/check-new-passkey.ts'
import { checkNewPasskey } from '../second-factor/check-new-passkey.ts'
import { renewCodes } from '../second-factor/recovery-codes.ts'
import { confirmSecret, sealedSecretOf } from '../second-factor/second-factor-store.ts'
import { lockStaff } from '../store.ts'
import { refuseSecondSetUp } from './offer-second-factor.ts'
import { startedInAnswer, startStaffSession } from './start-staff-session.ts'
import { staffOfTicket } from './ticket.ts'

const tries = { limit: 10, windowSeconds: 600 }

/** Sets up the second factor at the first log-in, and starts the session. */
export async function setUpSecondFactor(
  ctx: Context,
  { ticket, code, passkey }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const staff = await staffOfTicket(ctx, ticket)
  await countAttempt(ctx.sql, { what: 'staff-set-up', who: staff.id }, tries, ctx.now)
  const save = passkey
    ? await checkNewPasskey(ctx, staff.id, passkey as RegistrationResponseJSON)
    : await newApp(ctx, staff.id, code ?? '')
  const set = await ctx.transaction(async (tx) => {
    const isSame = (await lockStaff(tx, staff.id))?.passwordHash === staff.passwordHash
    if (!isSame) refuse('staff-login-failed')
    await refuseSecondSetUp(tx, staff.id)
    if (!(await save?.(tx))) refuse('second-factor-failed')
    const recoveryCodes = await renewCodes(ctx.platform, tx, staff.id)
    const actor = { kind: 'staff', id: staff.id } as const
    const details = { method: passkey ? 'passkey' : 'app' }
    await recordAudit(tx, { ...auditedBy(ctx), actor, action: 'second-factor-set-up', details })
    const started = await startStaffSession(ctx, tx, staff, { method: 'set-up', customerId: null })
    return { recoveryCodes, started }
  })
  return ok({ ...startedInAnswer(ctx, staff, set.started), recovery_codes: set.recoveryCodes })
}

async function newApp(ctx: Context, staffId: string, code: string): Promise<SaveFactor | null> {
  const sealedSecret = await sealedSecretOf(ctx.sql, staffId, { isConfirmed: false })
  const secret = sealedSecret && openAppSecret(ctx.platform.config, staffId, sealedSecret)
  const step = secret ? matchingStep(secret, code.replaceAll(/\s/g, ''), ctx.now) : null
  if (!sealedSecret || step === null) return null
  return (tx) => confirmSecret(tx, staffId, { sealedSecret, step }, ctx.now)
}
