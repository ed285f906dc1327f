import { z } from 'zod'
import { lang } from './accounts.ts'
import { answer, endpoint } from './endpoint.ts'
import { linkToken as token } from './parameters.ts'
import { emailField, newPasswordField, passwordField, sealable } from './platform.ts'
import { captchaFields } from './text-fields.ts'

/**
 * The response's message is the same whether or not an account has the e-mail address. The call needs a captcha that
 * was issued for the form `reset-password-link`.
 */
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

/** Checking a token does not use it up, because mail scanners open every link in an e-mail. */
export const checkResetToken = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/check-token-authentication',
  summary: 'Checks the token of a reset link and returns the e-mail address that it belongs to',
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

/** An account that staff created has no password yet. The page behind its activation link makes this call. */
export const verifyUser = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/user/verify',
  summary: 'Checks the token of an activation link; from then on the address counts as verified',
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

/** The call ends every session of the customer, including the caller's. Its response removes the session cookies. */
export const changePassword = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/change-password',
  summary: 'Replaces the password; every session of the account ends',
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
