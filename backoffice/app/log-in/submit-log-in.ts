import * as contracts from '@pito/contracts/staff-log-in'
import { accountSentences as s } from '@pito/contracts/values/account-sentences'
import { isEmail } from '@pito/contracts/values/email'
import { languageOf } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import type { Submission } from '@pito/web/form/form-action'
import type { FieldErrors } from '@pito/web/form/form-result'
import { fieldErrors, formField, textIn } from '@pito/web/form/form-result'
import { sealed } from '@pito/web/sealing/sealed'
import { logInWords } from './log-in-words.ts'
import { openOffice } from './page-after.ts'
import { newPasskey, signedByPasskey } from './passkeys.ts'

/** The ids of the forms of the login page, one for each step. */
export const logInForms = {
  password: 'staff-login',
  code: 'log-in-code',
  passkey: 'log-in-passkey',
  app: 'set-up-app',
  appCode: 'set-up-code',
  newPasskey: 'set-up-passkey',
} as const

/** Handles the forms of the login page, which are told apart by their ids. */
export function submitLogIn(api: Api, submission: Submission) {
  const id = textIn(submission.form, formField)
  const ticket = textIn(submission.form, 'ticket')
  if (id === logInForms.code) return submitCode(api, submission, ticket)
  if (id === logInForms.passkey) return submitPasskey(api, submission, ticket)
  if (id === logInForms.app) return offerApp(api, ticket)
  if (id === logInForms.appCode) return submitAppCode(api, submission, ticket)
  if (id === logInForms.newPasskey) return submitNewPasskey(api, submission, ticket)
  return submitPassword(api, submission)
}

async function submitPassword(api: Api, submission: Submission) {
  const { errors, step } = await openLogIn(api, submission)
  return step ? { done: step } : { errors }
}

/** Checks the password, and returns the errors of the fields or the next step. */
async function openLogIn(api: Api, { form, locale }: Submission) {
  const email = textIn(form, 'email')
  const password = String(form.get('password') ?? '')
  const emailFault = isEmail(email) ? null : s.loginEmailWrong[locale]
  const errors = fieldErrors({
    email: email === '' ? s.loginEmailMissing[locale] : emailFault,
    password: password === '' ? s.passwordMissing[locale] : null,
  })
  if (errors) return { errors }
  const { data } = await api(contracts.openStaffLogin, await sealed(api, { email, password }))
  return { errors: {}, step: data }
}

/** Logs in by password and passkey in one go. Returns the errors of the fields, or null if the log-in succeeded. */
export async function logInByPasskey(api: Api, submission: Submission): Promise<FieldErrors | null> {
  const { errors, step } = await openLogIn(api, submission)
  if (!step) return errors
  const finished = await finishByPasskey(api, step.ticket)
  return finished ? null : passkeyCancelled(submission)
}

async function finishByPasskey(api: Api, ticket: string) {
  const options = await api(contracts.getStaffPasskeyOptions, { ticket })
  const passkey = await signedByPasskey(options.data)
  return passkey && (await api(contracts.finishStaffLogin, { ticket, passkey })).data
}

function passkeyCancelled({ locale }: Submission): FieldErrors {
  return { passkey: [logInWords[languageOf(locale)].passkeyCancelled] }
}

function codeIn({ form, locale }: Submission) {
  const code = textIn(form, 'code')
  return { code, errors: fieldErrors({ code: code === '' ? s.codeMissing[locale] : null }) }
}

async function submitCode(api: Api, submission: Submission, ticket: string) {
  const { code, errors } = codeIn(submission)
  if (errors) return { errors }
  const { data } = await api(contracts.finishStaffLogin, { ticket, code })
  return openOffice(submission.url, data.staff.locale, submission.locale)
}

async function submitPasskey(api: Api, submission: Submission, ticket: string) {
  const finished = await finishByPasskey(api, ticket)
  if (!finished) return { errors: passkeyCancelled(submission) }
  return openOffice(submission.url, finished.staff.locale, submission.locale)
}

async function offerApp(api: Api, ticket: string) {
  return { done: (await api(contracts.offerAuthenticatorApp, { ticket })).data }
}

async function submitAppCode(api: Api, submission: Submission, ticket: string) {
  const { code, errors } = codeIn(submission)
  if (errors) return { errors }
  const { data } = await api(contracts.setUpSecondFactor, { ticket, code })
  return { done: data.recovery_codes }
}

async function submitNewPasskey(api: Api, submission: Submission, ticket: string) {
  const options = await api(contracts.offerStaffPasskey, { ticket })
  const passkey = await newPasskey(options.data)
  if (!passkey) return { errors: passkeyCancelled(submission) }
  const { data } = await api(contracts.setUpSecondFactor, { ticket, passkey })
  return { done: data.recovery_codes }
}
