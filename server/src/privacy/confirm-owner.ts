import type { Input } from '@pito/contracts/endpoint'
import type { deleteAccount } from '@pito/contracts/privacy'
import { privacySentences } from '@pito/contracts/values/privacy-sentences'
import { z } from 'zod'
import type { Customer } from '../accounts/index.ts'
import { customerOf, readCustomer } from '../accounts/index.ts'
import type { Context } from '../platform/context.ts'
import { countAttempt, forgetAttempts } from '../platform/limits/count-attempt.ts'
import { verifyPassword } from '../platform/passwords/password-hash.ts'
import { refuse } from '../platform/refuse.ts'
import { openSealedFields } from '../platform/sealing/open-sealed-fields.ts'

const tries = { limit: 5, windowSeconds: 900 }
const freshSeconds = 600
const fields = z.object({ password: z.string().max(1000) })

/**
 * Requires the password, or a recent login with a passkey, because somebody else may be using the owner's open
 * browser.
 */
export async function confirmOwner(ctx: Context, input: Input<typeof deleteAccount>): Promise<Customer> {
  const { customerId, sessionId } = customerOf(ctx)
  const { password } = await openSealedFields(ctx, input, fields)
  const attempt = { what: 'delete-account', who: customerId }
  await countAttempt(ctx.sql, attempt, tries, ctx.now)
  const customer = (await readCustomer(ctx.sql, customerId)) ?? refuse('session-ended')
  const isOwner =
    password === ''
      ? await beganWithPasskey(ctx, sessionId)
      : await verifyPassword(customer.passwordHash, password)
  if (!isOwner) refuse('not-valid', { errors: { password: [privacySentences.passwordWrong[ctx.locale]] } })
  await forgetAttempts(ctx.sql, attempt)
  return customer
}

/**
 * Returns whether the session began recently with a passkey. This is read from the audit log, which nobody can
 * change.
 */
async function beganWithPasskey({ sql, now }: Context, sessionId: string): Promise<boolean> {
  const since = new Date(now.getTime() - freshSeconds * 1000)
  const found = await sql`
    select from audit where action = 'logged-in' and at >= ${since}
      and details @> ${JSON.stringify({ method: 'passkey', session: sessionId })}::jsonb`
  return found.length > 0
}
