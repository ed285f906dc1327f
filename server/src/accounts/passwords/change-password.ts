import { registerFields } from '@pito/contracts/accounts'
import { bilingualMessage } from '@pito/contracts/bilingual-message'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { changePassword as contract } from '@pito/contracts/passwords'
import { accountSentences } from '@pito/contracts/values/account-sentences'
import { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { countAttempt, forgetAttempts } from '../../platform/limits/count-attempt.ts'
import { hashPassword, verifyPassword } from '../../platform/passwords/password-hash.ts'
import { refuse } from '../../platform/refuse.ts'
import { openSealedFields } from '../../platform/sealing/open-sealed-fields.ts'
import { customerOf } from '../customer-with.ts'
import { lockCustomer, readCustomer } from '../store.ts'
import { ownWordsOf, refuseCommon } from './refuse-common.ts'
import { clearOwnCookies, storeNewPassword } from './store-new-password.ts'

const fields = z.object({
  oldpassword: z.string().min(1, bilingualMessage(accountSentences.passwordMissing)),
  password: registerFields.shape.password,
})
const tries = { limit: 10, windowSeconds: 600 }

export async function changePassword(
  ctx: Context,
  input: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { customerId } = customerOf(ctx)
  const { oldpassword, password } = await openSealedFields(ctx, input, fields)
  const attempt = { what: 'change-password', who: customerId }
  await countAttempt(ctx.sql, attempt, tries, ctx.now)
  const customer = (await readCustomer(ctx.sql, customerId)) ?? refuse('session-ended')
  if (!(await verifyPassword(customer.passwordHash, oldpassword))) refuseOld(ctx)
  refuseCommon(ctx.locale, password, ownWordsOf(customer))
  const passwordHash = await hashPassword(password)
  await ctx.transaction(async (tx) => {
    const locked = await lockCustomer(tx, customerId)
    if (locked?.passwordHash !== customer.passwordHash) refuseOld(ctx)
    await storeNewPassword(ctx, tx, customer, { passwordHash, action: 'password-changed' })
  })
  await forgetAttempts(ctx.sql, attempt)
  clearOwnCookies(ctx)
  return ok(null, accountSentences.passwordChanged[ctx.locale])
}

function refuseOld({ locale }: Context): never {
  refuse('not-valid', { errors: { oldpassword: [accountSentences.oldPasswordWrong[locale]] } })
}
