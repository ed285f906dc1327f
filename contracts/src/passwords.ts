import { z } from 'zod'
import { lang } from './accounts.ts'
import { answer, endpoint } from './endpoint.ts'
import { linkToken as token } from './parameters.ts'
import { emailField, newPasswordField, passwordField, sealable } from './platform.ts'
import { captchaFields } from './text-fields.ts'

/** The message is the same whether or not the shop knows the address. Its captcha is that of the form `reset-password-link`. */
export const sendResetLink = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/reset-password-link',
  summary: 'Sends a link for setting a new password, when there is an account with this address',
  body: z.object({
    email: emailField,
    ...captchaFields,
    lang,
  }),
  response: answer(z.null()),
  errors: ['not-valid', 'captcha-not-valid', 'too-many-requests', 'seal-not-opened', 'sealing-required'],
})

/** Looking uses nothing up: scanners of mail open every link. */
export const checkResetToken = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/check-token-authentication',
  summary: 'Whether the token of a reset link is good, and whose it is',
  body: z.object({ token, lang }),
  response: answer(z.object({ email: z.string() })),
  errors: ['not-valid', 'link-over', 'too-many-requests'],
})

export const resetPassword = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/reset-password',
  summary: 'Sets a new password by the token of a reset link, once, and ends every session',
  body: z.object({
    token,
    email: sealable
      .nullish()
      .describe('May be left out. Otherwise it has to be the e-mail address that the token belongs to.'),
    password: newPasswordField,
    lang,
  }),
  response: answer(z.null()),
  errors: ['not-valid', 'link-over', 'too-many-requests', 'seal-not-opened', 'sealing-required'],
})

/** Accounts made by staff have no password: the link of their e-mail leads here. */
export const verifyUser = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/user/verify',
  summary: 'Whether the token of an activation link is good; the address counts as verified from then on',
  body: z.object({ token, lang }),
  response: answer(z.object({ email: z.string(), first_name: z.string() })),
  errors: ['not-valid', 'link-over', 'too-many-requests'],
})

export const setVerifiedPassword = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/user/setverifiedpassword',
  summary: 'Sets the first password of a verified account, once',
  body: z.object({ token, password: newPasswordField, lang }),
  response: answer(z.null()),
  errors: ['not-valid', 'link-over', 'too-many-requests', 'seal-not-opened', 'sealing-required'],
})

/** Ends every session, this one too: its cookies go with the answer. */
export const changePassword = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/change-password',
  summary: 'A new password instead of the old one; everybody logs in again',
  body: z.object({ oldpassword: passwordField, password: newPasswordField, lang }),
  response: answer(z.null()),
  errors: [
    'not-valid',
    'not-logged-in',
    'session-ended',
    'not-allowed',
    'not-allowed-while-acting',
    'too-many-requests',
    'seal-not-opened',
    'sealing-required',
  ],
})
