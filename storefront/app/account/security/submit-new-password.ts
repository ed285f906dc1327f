import { changePassword } from '@pito/contracts/passwords'
import { accountSentences as s } from '@pito/contracts/values/account-sentences'
import type { Api } from '@pito/web/api/api'
import type { Submission } from '@pito/web/form/form-action'
import { fieldErrors } from '@pito/web/form/form-result'
import { sealed } from '@pito/web/sealing/sealed'
import { redirect } from 'react-router'
import { loginAddress } from '../login-address.ts'
import { newPasswordIn, passwordFaults } from '../password-faults.ts'

export async function submitNewPassword(api: Api, { form, locale }: Submission) {
  const oldpassword = String(form.get('oldpassword') ?? '')
  const typed = newPasswordIn(form)
  const errors = fieldErrors({
    oldpassword: oldpassword ? null : s.passwordMissing[locale],
    ...passwordFaults(typed, locale),
  })
  if (errors) return { errors }
  const secrets = await sealed(api, { oldpassword, password: typed.password })
  await api(changePassword, { ...secrets, lang: locale })
  return redirect(loginAddress({ note: 'password-changed' }), 303)
}
