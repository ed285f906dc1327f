import type { Answer, Input } from '@pito/contracts/endpoint'
import type * as contracts from '@pito/contracts/staff-second-factors'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { countAttempt } from '../../platform/limits/count-attempt.ts'
import { refuse } from '../../platform/refuse.ts'
import { toBase32 } from '../../platform/totp/base32.ts'
import { matchingStep, newTotpSecret, otpauthUri } from '../../platform/totp/totp.ts'
import { staffOf } from '../staff-with.ts'
import { lockStaff } from '../store.ts'
import { openAppSecret, sealAppSecret } from './app-secret.ts'
import { newSecretOf, replaceSecret, saveNewSecret } from './second-factor-store.ts'

const tries = { limit: 10, windowSeconds: 600 }

/** Makes the secret of a new app, another one at each call. The current app works until a code confirms the new app. */
export async function offerOtherApp(ctx: Context): Promise<Answer<typeof contracts.offerNewApp>> {
  const { id, email } = await staffOf(ctx.platform, ctx.caller)
  const secret = newTotpSecret()
  await saveNewSecret(ctx.sql, id, sealAppSecret(ctx.platform.config, id, secret))
  return ok({
    secret: toBase32(secret),
    uri: otpauthUri(secret, ctx.platform.company.current.shopName, email),
  })
}

export async function replaceApp(
  ctx: Context,
  { code }: Input<typeof contracts.confirmNewApp>,
): Promise<Answer<typeof contracts.confirmNewApp>> {
  const { id } = await staffOf(ctx.platform, ctx.caller)
  await countAttempt(ctx.sql, { what: 'staff-set-up', who: id }, tries, ctx.now)
  const sealedSecret = await newSecretOf(ctx.sql, id)
  const secret = sealedSecret && openAppSecret(ctx.platform.config, id, sealedSecret)
  const step = secret ? matchingStep(secret, code.replaceAll(/\s/g, ''), ctx.now) : null
  if (!sealedSecret || step === null) refuse('second-factor-failed')
  await ctx.transaction(async (tx) => {
    await lockStaff(tx, id)
    if (!(await replaceSecret(tx, id, { sealedSecret, step }, ctx.now))) refuse('second-factor-failed')
    await recordAudit(tx, { ...auditedBy(ctx), action: 'app-replaced' })
  })
  return ok(null)
}
