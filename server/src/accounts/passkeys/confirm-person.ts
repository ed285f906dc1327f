import { accountSentences } from '@pito/contracts/values/account-sentences'
import { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { countAttempt, forgetAttempts } from '../../platform/limits/count-attempt.ts'
import { verifyPassword } from '../../platform/passwords/password-hash.ts'
import { refuse } from '../../platform/refuse.ts'
import { openSealedFields } from '../../platform/sealing/open-sealed-fields.ts'
import { liveSession } from '../../platform/sessions/store.ts'
import { customerOf } from '../customer-with.ts'
import type { Customer } from '../store.ts'
import { readCustomer } from '../store.ts'

const recentMilliseconds = 10 * 60_000
const tries = { limit: 10, windowSeconds: 600 }
const fields = z.object({ password: z.string().min(1) })

/**
 * Requires a recent login or the password, so that somebody who finds an open browser cannot add another way to log
 * in (ASVS 7.5.1).
 */
export async function confirmPerson(ctx: Context, password: string | undefined): Promise<Customer> {
  const { customerId, sessionId } = customerOf(ctx)
  const customer = (await readCustomer(ctx.sql, customerId)) ?? refuse('session-ended')
  if (!password) {
    const session = (await liveSession(ctx.sql, sessionId, ctx.now)) ?? refuse('session-ended')
    if (ctx.now.getTime() - session.createdAt.getTime() > recentMilliseconds) refuse('password-needed')
    return customer
  }
  const opened = await openSealedFields(ctx, { password }, fields)
  const attempt = { what: 'confirm-password', who: customerId }
  await countAttempt(ctx.sql, attempt, tries, ctx.now)
  if (!(await verifyPassword(customer.passwordHash, opened.password)))
    refuse('not-valid', { errors: { password: [accountSentences.oldPasswordWrong[ctx.locale]] } })
  await forgetAttempts(ctx.sql, attempt)
  return customer
}
