import { actAsCustomer, changeStaffPassword, leaveCustomer, logOutStaff } from '@pito/contracts/staff'
import { accountSentences as s } from '@pito/contracts/values/account-sentences'
import { isPassword } from '@pito/contracts/values/password'
import type { Api } from '@pito/web/api/api'
import type { Submission } from '@pito/web/form/form-action'
import { fieldErrors, formField, textIn, textsIn } from '@pito/web/form/form-result'
import { sealed } from '@pito/web/sealing/sealed'
import { logInStaff } from '@pito/web/staff/log-in-staff'
import { redirectDocument } from 'react-router'
import { actingEndField, actingEndOf, staffPageAfter } from './acting-end.ts'

export const staffPage = '/login-as-customer'
export const passwordFields = ['oldpassword', 'password'] as const

const seeOther = 303
/** Loads a new document, because a log-in or log-out changes what every page shows. */
const go = (to: string) => redirectDocument(to, seeOther)

/** Calls the handler of the submitted form, which is identified by its id. */
export async function submitStaffForm(api: Api, submission: Submission) {
  const id = textIn(submission.form, formField)
  if (id === 'staff-login') {
    const errors = await logInStaff(api, submission)
    return errors ? { errors } : go(staffPage)
  }
  if (id === 'password') return changePassword(api, submission)
  if (id === 'act') return act(api, submission)
  if (id === 'staff-logout') {
    await api(logOutStaff, {})
    return go(staffPage)
  }
  await api(leaveCustomer, {})
  return go(staffPageAfter(actingEndOf(textIn(submission.form, actingEndField)) ?? 'left'))
}

async function changePassword(api: Api, { form, locale }: Submission) {
  const oldpassword = String(form.get('oldpassword') ?? '')
  const password = String(form.get('password') ?? '')
  const errors = fieldErrors({
    oldpassword: oldpassword === '' ? s.passwordMissing[locale] : null,
    password: isPassword(password) ? null : s.passwordRules[locale],
  })
  if (errors) return { errors }
  await api(changeStaffPassword, await sealed(api, { oldpassword, password }))
  return go(staffPage)
}

async function act(api: Api, { form }: Submission) {
  const { customer_id, reason } = textsIn(form, ['customer_id', 'reason'])
  await api(actAsCustomer, { customer_id, reason })
  return go('/profile')
}
