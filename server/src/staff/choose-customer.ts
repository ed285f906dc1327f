import type { Answer, Input } from '@pito/contracts/endpoint'
import type { actAsCustomer as contract } from '@pito/contracts/staff'
import { tokensInAnswer } from '../accounts/index.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { endActing } from '../platform/sessions/end-session.ts'
import { setSessionCookies } from '../platform/sessions/session-cookies.ts'
import { staffOf } from './staff-with.ts'
import { startActing } from './start-acting.ts'

/**
 * Lets a member of staff act for a customer. Staff act for one customer at a time, so choosing another customer ends
 * the previous session.
 */
export async function chooseCustomer(
  ctx: Context,
  { customer_id, reason }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const staff = await staffOf(ctx.platform, ctx.caller)
  const { tokens, virtualUser } = await ctx.transaction(async (tx) => {
    await endActing(tx, staff.id, 'logged-out', ctx.now)
    return startActing(ctx, tx, staff, { customerId: customer_id, reason })
  })
  setSessionCookies(ctx.platform.config, ctx, tokens)
  return ok({ ...tokensInAnswer(tokens), virtualUser })
}
