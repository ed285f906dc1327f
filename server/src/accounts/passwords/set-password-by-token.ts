import { accountSentences } from '@pito/contracts/values/account-sentences'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { hashPassword } from '../../platform/passwords/password-hash.ts'
import { refuse } from '../../platform/refuse.ts'
import { deviceOrNew, setDeviceCookie } from '../log-in/device-cookie.ts'
import { rememberDevice } from '../log-in/device-store.ts'
import { deletePasskeysOf } from '../passkeys/store.ts'
import { deviceLabel } from '../rules/device-label.ts'
import { lockCustomer, markVerified, readCustomer } from '../store.ts'
import type { TokenPurpose } from './password-token.ts'
import { ownWordsOf, refuseCommon } from './refuse-common.ts'
import { clearOwnCookies, storeNewPassword } from './store-new-password.ts'
import { countLink } from './throttle-links.ts'
import { ownerOfToken, useToken } from './token-store.ts'

interface Setting {
  readonly token: string
  readonly password: string
  readonly purpose: TokenPurpose
  /** If it is given, it must be the e-mail address of the link's owner. */
  readonly email?: string | null
}

/**
 * Sets a password by a link, whose use also proves that the e-mail address belongs to the customer. The password is
 * checked before the link is used up, so that the link still works after a weak password was refused.
 */
export async function setPasswordByToken(ctx: Context, { token, password, purpose, email }: Setting) {
  await countLink(ctx)
  const customerId = (await ownerOfToken(ctx.sql, token, purpose, ctx.now)) ?? refuse('link-over')
  const customer = (await readCustomer(ctx.sql, customerId)) ?? refuse('link-over')
  if (email && email.trim().toLowerCase() !== customer.email) refuse('link-over')
  refuseCommon(ctx.locale, password, ownWordsOf(customer))
  const passwordHash = await hashPassword(password)
  const device = deviceOrNew(ctx)
  await ctx.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    if (!(await useToken(tx, token, purpose, ctx.now))) refuse('link-over')
    if (await markVerified(tx, customerId, ctx.now)) await dropEarlierPasskeys(ctx, tx, customerId)
    const action = purpose === 'reset' ? 'password-reset' : 'password-set'
    await storeNewPassword(ctx, tx, customer, { passwordHash, action })
    const seen = { customerId, deviceHash: device.hash, label: deviceLabel(ctx.device), address: ctx.address }
    // The device is remembered so that the owner can log in even while strangers' failed attempts have throttled the
    // account. The result is ignored, because the e-mail about the new password already notifies the owner.
    await rememberDevice(tx, seen, ctx.now)
  })
  setDeviceCookie(ctx, device)
  clearOwnCookies(ctx)
  return ok(null, accountSentences.passwordChanged[ctx.locale])
}

/**
 * Removes passkeys that were added before the address was verified, because another person may have registered with
 * the address and added them.
 */
async function dropEarlierPasskeys(ctx: Context, tx: Tx, customerId: string): Promise<void> {
  const removed = await deletePasskeysOf(tx, customerId)
  if (removed === 0) return
  const details = { removed, why: 'address-verified' }
  await recordAudit(tx, { ...auditedBy(ctx), action: 'passkeys-removed', subject: customerId, details })
}
