import { registerFields } from '@pito/contracts/accounts'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { setVerifiedPassword as setting, verifyUser as verifying } from '@pito/contracts/passwords'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { openSealedFields } from '../../platform/sealing/open-sealed-fields.ts'
import { markVerified, readCustomer } from '../store.ts'
import { setPasswordByToken } from './set-password-by-token.ts'
import { countLink } from './throttle-links.ts'
import { ownerOfToken } from './token-store.ts'

const fields = registerFields.pick({ password: true })

/**
 * Checks an activation link. Checking does not use up the link, because mail scanners open links too. Setting the
 * password uses it up.
 */
export async function verifyUser(
  ctx: Context,
  { token }: Input<typeof verifying>,
): Promise<Answer<typeof verifying>> {
  await countLink(ctx)
  const customerId = (await ownerOfToken(ctx.sql, token, 'activation', ctx.now)) ?? refuse('link-over')
  const { email, firstName } = (await readCustomer(ctx.sql, customerId)) ?? refuse('link-over')
  await markVerified(ctx.sql, customerId, ctx.now)
  return ok({ email, first_name: firstName })
}

export async function setVerifiedPassword(
  ctx: Context,
  { token, password: sealed }: Input<typeof setting>,
): Promise<Answer<typeof setting>> {
  const { password } = await openSealedFields(ctx, { password: sealed }, fields)
  return setPasswordByToken(ctx, { token, purpose: 'activation', password })
}
