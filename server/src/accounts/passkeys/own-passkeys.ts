import type { Answer, Input } from '@pito/contracts/endpoint'
import type * as contracts from '@pito/contracts/passkeys'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { sendMail } from '../../platform/mail/send-mail.ts'
import { refuse } from '../../platform/refuse.ts'
import { customerOf } from '../customer-with.ts'
import { passkeyRemovedEmail } from '../emails/account-emails.ts'
import { confirmPerson } from './confirm-person.ts'
import type { StoredPasskey } from './store.ts'
import { deletePasskey, passkeysOf, savePasskeyName } from './store.ts'

export async function listPasskeys(ctx: Context): Promise<Answer<typeof contracts.listPasskeys>> {
  return ok((await passkeysOf(ctx.sql, customerOf(ctx).customerId)).map(passkeyInAnswer))
}

/** Renames a passkey. The response is the same for another person's passkey and for one that never existed. */
export async function renamePasskey(
  ctx: Context,
  { id, name }: Input<typeof contracts.renamePasskey>,
): Promise<Answer<typeof contracts.renamePasskey>> {
  const { customerId } = customerOf(ctx)
  const renamed = await ctx.transaction((tx) => savePasskeyName(tx, { customerId, id, name }))
  return ok(passkeyInAnswer(renamed ?? refuse('not-found')))
}

export async function removePasskey(
  ctx: Context,
  { id, password }: Input<typeof contracts.removePasskey>,
): Promise<Answer<typeof contracts.removePasskey>> {
  const customer = await confirmPerson(ctx, password)
  const customerId = customer.id
  await ctx.transaction(async (tx) => {
    const removed = (await deletePasskey(tx, customerId, id)) ?? refuse('not-found')
    await sendMail(ctx.platform, tx, passkeyRemovedEmail(ctx, customer, removed.name))
    await recordAudit(tx, {
      ...auditedBy(ctx),
      action: 'passkey-removed',
      subject: customerId,
      details: { passkey: id },
    })
  })
  return ok({ id })
}

export function passkeyInAnswer({ id, name, createdAt, lastUsedAt, backedUp }: StoredPasskey) {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    backed_up: backedUp,
  }
}
