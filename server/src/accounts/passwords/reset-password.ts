import { registerFields } from '@pito/contracts/accounts'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { checkResetToken as checking, resetPassword as resetting } from '@pito/contracts/passwords'
import { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { openSealedFields } from '../../platform/sealing/open-sealed-fields.ts'
import { readCustomer } from '../store.ts'
import { setPasswordByToken } from './set-password-by-token.ts'
import { countLink } from './throttle-links.ts'
import { ownerOfToken } from './token-store.ts'

const fields = z.object({ password: registerFields.shape.password, email: z.string().optional() })

export async function checkResetToken(
  ctx: Context,
  { token }: Input<typeof checking>,
): Promise<Answer<typeof checking>> {
  await countLink(ctx)
  const customerId = (await ownerOfToken(ctx.sql, token, 'reset', ctx.now)) ?? refuse('link-over')
  const { email } = (await readCustomer(ctx.sql, customerId)) ?? refuse('link-over')
  return ok({ email })
}

export async function resetPassword(
  ctx: Context,
  { token, password, email }: Input<typeof resetting>,
): Promise<Answer<typeof resetting>> {
  const sealed = { password, ...(email && { email }) }
  const opened = await openSealedFields(ctx, sealed, fields)
  return setPasswordByToken(ctx, {
    token,
    purpose: 'reset',
    password: opened.password,
    email: opened.email ?? null,
  })
}
