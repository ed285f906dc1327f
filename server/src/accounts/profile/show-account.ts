import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getAccount, getProfile } from '@pito/contracts/profile'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { customerOf } from '../customer-with.ts'
import { readAccount } from './read-account.ts'

export async function showAccount(ctx: Context): Promise<Answer<typeof getAccount>> {
  const caller = customerOf(ctx)
  return ok(await readAccount(ctx, caller.customerId, caller))
}

/**
 * Shows the customer's own profile. The response is the same for another person's profile and for one that never
 * existed.
 */
export function showProfile(
  ctx: Context,
  { id }: Input<typeof getProfile>,
): Promise<Answer<typeof getProfile>> {
  if (id !== customerOf(ctx).customerId) refuse('not-found')
  return showAccount(ctx)
}
