import { z } from 'zod'
import { lang, loginFields, tokens } from './accounts.ts'
import { answer, endpoint } from './endpoint.ts'
import { authentication, creationOptions, registration, requestOptions } from './passkeys.ts'
import { emailField, passwordField } from './platform.ts'
import { virtualUser } from './profile.ts'
import { customerId, ofStaff, staffMember } from './staff.ts'
import { oneLine } from './text-fields.ts'

/** The log-in of staff has the same e-mail and password fields as the log-in of customers. */
export const memberLoginFields = loginFields

const staffWithTokens = tokens
  .extend({
    staff: staffMember,
    virtualUser: virtualUser.nullable().describe('Null until a customer is chosen.'),
    virtualUserTokens: tokens
      .nullable()
      .describe('The tokens of the session in which staff act as the customer.'),
  })
  .meta({ id: 'StaffWithTokens' })

const code = oneLine
  .max(50)
  .optional()
  .describe('The six-digit code of the authenticator app, or one of the ten recovery codes. Good once.')
const actFor = customerId
  .nullish()
  .describe('The `id` of a customer for whom to act at once. May be chosen later.')
const passkey = authentication
  .optional()
  .describe('Instead of a code: the result of `navigator.credentials.get` as JSON.')
const sealErrors = ['seal-not-opened', 'sealing-required'] as const

/**
 * Logs in with one call. A person who uses a passkey, and a person who has no second factor yet, log in by steps,
 * beginning with `staff/login`. The refusal is the same for a wrong e-mail, password or code.
 */
export const memberLogin = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/member-login',
  summary: 'Logs a member of staff in; with customer_id, acting as this customer begins at once',
  body: z.object({ email: emailField, password: passwordField, lang, customer_id: actFor, code }),
  response: answer(staffWithTokens),
  errors: ['not-valid', 'staff-login-failed', 'not-allowed', 'not-found', 'too-many-requests', ...sealErrors],
})

const ticket = z
  .string()
  .max(200)
  .describe('The ticket of the first step, `staff/login`. It is valid for ten minutes.')

/** The first step of a log-in. The ticket proves the password to the following steps and opens nothing else. */
export const openStaffLogin = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/login',
  summary: 'Checks the password of a member of staff, the first step of a log-in',
  body: z.object({ email: emailField, password: passwordField, lang }),
  example: { email: 'staff@shop.example', password: 'Example-password-1' },
  response: answer(
    z
      .object({
        ticket: z.string().describe('Sent with the following steps.'),
        next: z
          .enum(['second-factor', 'set-up'])
          .describe('`set-up` for somebody who has no second factor yet and has to set one up.'),
        has_app: z.boolean().describe('Whether the person has an authenticator app, which shows the codes.'),
        has_passkey: z.boolean(),
      })
      .meta({ id: 'StaffLoginStep' }),
  ),
  errors: ['not-valid', 'staff-login-failed', 'too-many-requests', ...sealErrors],
})

const stepErrors = ['not-valid', 'login-expired', 'staff-login-failed'] as const

export const getStaffPasskeyOptions = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/login/passkey-options',
  summary: 'Issues the options for the passkey of a log-in; their challenge is valid for five minutes, once',
  body: z.object({ ticket, lang }),
  response: answer(requestOptions),
  errors: [...stepErrors],
})

export const finishStaffLogin = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/login/second-factor',
  summary: 'Checks the second factor and logs the member of staff in',
  body: z.object({ ticket, code, passkey, customer_id: actFor, lang }),
  response: answer(staffWithTokens),
  errors: [...stepErrors, 'not-allowed', 'not-found', 'too-many-requests'],
})

/** Each call makes a new secret, so that nobody who knew the password earlier knows the secret too. */
export const offerAuthenticatorApp = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/login/set-up/app',
  summary: 'Makes the secret of an authenticator app for a first log-in',
  body: z.object({ ticket, lang }),
  response: answer(
    z
      .object({
        secret: z.string().describe('The secret in base32, for typing it into the app.'),
        uri: z.string().describe('The `otpauth:` link with the secret, for a QR code.'),
      })
      .meta({ id: 'AuthenticatorApp' }),
  ),
  errors: [...stepErrors, 'not-allowed'],
})

export const offerStaffPasskey = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/login/set-up/passkey',
  summary: 'Issues the options for creating a passkey at a first log-in',
  body: z.object({ ticket, lang }),
  response: answer(creationOptions),
  errors: [...stepErrors, 'not-allowed'],
})

const recoveryCodes = z
  .array(z.string())
  .describe('Ten codes for a person who has lost the second factor. They are shown once.')

export const setUpSecondFactor = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/login/set-up',
  summary: 'Sets up the second factor at a first log-in, and logs the member of staff in',
  body: z.object({
    ticket,
    code: code.describe('A code that the authenticator app shows.'),
    passkey: registration.optional(),
    lang,
  }),
  response: answer(
    staffWithTokens.extend({ recovery_codes: recoveryCodes }).meta({ id: 'StaffWithRecoveryCodes' }),
  ),
  errors: [...stepErrors, 'second-factor-failed', 'not-allowed', 'too-many-requests'],
})

export const getConfirmationOptions = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/second-factor/passkey-options',
  summary:
    'Issues the options for confirming with a passkey; their challenge is valid for five minutes, once',
  response: answer(requestOptions),
  errors: [...ofStaff],
})

/** Calls that change roles or company settings require the second factor within the last ten minutes. */
export const confirmSecondFactor = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/second-factor',
  summary: 'Confirms with the second factor that the member of staff is there, for ten minutes',
  body: z.object({ code, passkey, lang }),
  response: answer(z.null()),
  errors: [...ofStaff, 'not-valid', 'second-factor-failed', 'too-many-requests'],
})
