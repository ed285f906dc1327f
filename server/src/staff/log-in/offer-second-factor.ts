import type { Answer, Input } from '@pito/contracts/endpoint'
import type { offerAuthenticatorApp, offerStaffPasskey } from '@pito/contracts/staff-log-in'
import type { Context } from '../../platform/context.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { toBase32 } from '../../platform/totp/base32.ts'
import { newTotpSecret, otpauthUri } from '../../platform/totp/totp.ts'
import { sealAppSecret } from '../second-factor/app-secret.ts'
import { offerNewPasskey } from '../second-factor/offer-challenge.ts'
import { factorsOf, saveOfferedSecret } from '../second-factor/second-factor-store.ts'
import { staffOfTicket } from './ticket.ts'

/** Refuses a set-up by the password alone if the person has a second factor: the second factor would be worthless. */
export async function refuseSecondSetUp(sql: Sql, staffId: string): Promise<void> {
  const { hasApp, hasPasskey } = await factorsOf(sql, staffId)
  if (hasApp || hasPasskey) refuse('not-allowed')
}

export async function offerApp(
  ctx: Context,
  { ticket }: Input<typeof offerAuthenticatorApp>,
): Promise<Answer<typeof offerAuthenticatorApp>> {
  const staff = await staffOfTicket(ctx, ticket)
  await refuseSecondSetUp(ctx.sql, staff.id)
  const secret = newTotpSecret()
  await saveOfferedSecret(ctx.sql, staff.id, sealAppSecret(ctx.platform.config, staff.id, secret))
  return ok({
    secret: toBase32(secret),
    uri: otpauthUri(secret, ctx.platform.company.current.shopName, staff.email),
  })
}

export async function offerPasskey(
  ctx: Context,
  { ticket }: Input<typeof offerStaffPasskey>,
): Promise<Answer<typeof offerStaffPasskey>> {
  const staff = await staffOfTicket(ctx, ticket)
  await refuseSecondSetUp(ctx.sql, staff.id)
  return ok(await offerNewPasskey(ctx, staff))
}
