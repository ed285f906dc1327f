import { accountSentences } from '@pito/contracts/values/account-sentences'
import type { Context } from '../platform/context.ts'
import { isCommonPassword } from '../platform/passwords/is-common-password.ts'
import { refuse } from '../platform/refuse.ts'

export function refuseCommon(
  { locale }: Context,
  password: string,
  { email, name }: { readonly email: string; readonly name: string },
): void {
  if (isCommonPassword(password, [email, name]))
    refuse('not-valid', { errors: { password: [accountSentences.passwordCommon[locale]] } })
}
