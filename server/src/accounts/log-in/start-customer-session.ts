import type { tokens } from '@pito/contracts/accounts'
import type { z } from 'zod'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { sendMail } from '../../platform/mail/send-mail.ts'
import { endSession } from '../../platform/sessions/end-session.ts'
import { setSessionCookies } from '../../platform/sessions/session-cookies.ts'
import type { SessionTokens } from '../../platform/sessions/session-tokens.ts'
import { startSession } from '../../platform/sessions/start-session.ts'
import { newDeviceEmail } from '../emails/account-emails.ts'
import { deviceLabel } from '../rules/device-label.ts'
import type { Customer } from '../store.ts'
import type { Device } from './device-cookie.ts'
import { deviceOrNew, setDeviceCookie } from './device-cookie.ts'
import { rememberDevice } from './device-store.ts'

export interface Started {
  readonly tokens: SessionTokens
  readonly device: Device
}

/**
 * Begins a session in the same way for every login method. The browser's earlier session ends, the device is
 * remembered, and the owner is notified if the device is new. The caller's transaction must have locked the customer.
 */
export async function startCustomerSession(
  ctx: Context,
  tx: Tx,
  customer: Customer,
  method: 'password' | 'registration' | 'passkey',
): Promise<Started> {
  if (ctx.caller.kind === 'customer') await endSession(tx, ctx.caller.sessionId, 'logged-out', ctx.now)
  const subject = { kind: 'customer', id: customer.id } as const
  const tokens = await startSession(ctx.platform, tx, ctx, { subject })
  const device = deviceOrNew(ctx)
  const seen = { customerId: customer.id, deviceHash: device.hash, label: deviceLabel(ctx.device) }
  if (await rememberDevice(tx, { ...seen, address: ctx.address }, ctx.now))
    await sendMail(ctx.platform, tx, newDeviceEmail(ctx, customer))
  const actor = { kind: 'customer', id: customer.id } as const
  const details = { method, session: tokens.sessionId }
  await recordAudit(tx, { ...auditedBy(ctx), actor, action: 'logged-in', subject: customer.id, details })
  return { tokens, device }
}

/** Sets the cookies of the new session and of the device. Call it after the transaction has committed. */
export function setLoginCookies(ctx: Context, { tokens, device }: Started): void {
  setSessionCookies(ctx.platform.config, ctx, tokens)
  setDeviceCookie(ctx, device)
}

export function tokensInAnswer({
  accessToken,
  accessSeconds,
  refreshToken,
}: SessionTokens): z.input<typeof tokens> {
  return {
    token: accessToken,
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: accessSeconds,
    refresh_token: refreshToken,
  }
}
