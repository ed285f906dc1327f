import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { answer, endpoint } from './endpoint.ts'
import { emailField, newPasswordField, passwordField } from './platform.ts'
import { account } from './profile.ts'
import {
  captchaFields,
  companyId,
  companyName,
  contactNumber,
  dialCode,
  firstName,
  isCompanyUser,
  languageOfMessages,
  lastName,
  newPassword,
  optionalAddressText,
  optionalText,
  requiredEmail,
  salutation,
  secondAddressLine,
} from './text-fields.ts'
import { accountSentences as s } from './values/account-sentences.ts'
import { finnishDialCode } from './values/contact-number.ts'

export const lang = languageOfMessages

/** The tokens of a session. Browsers get them as cookies, other clients get them in the response body. */
export const tokens = z
  .object({
    token: z.string(),
    access_token: z.string().describe('The same token under the name that registration and OAuth use.'),
    token_type: z.literal('Bearer'),
    expires_in: z.int().describe('Seconds'),
    refresh_token: z.string(),
  })
  .meta({ id: 'Tokens' })

export const accountWithTokens = tokens.extend(account.shape).meta({ id: 'AccountWithTokens' })

/**
 * The fields of the log-in after decryption. Forms may send the fields encrypted, so the server decrypts them before
 * it validates them with this schema.
 */
export const loginFields = z.object({
  email: requiredEmail(s.loginEmailMissing, s.loginEmailWrong),
  password: z.string().min(1, bilingualMessage(s.passwordMissing)),
})

/**
 * The response is the same, and takes the same work, whether or not an account has the e-mail address, so callers
 * cannot find out which addresses have accounts.
 */
export const logIn = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/login',
  summary: 'Logs a customer in: cookies for browsers, tokens in the body for other clients',
  body: z.object({ email: emailField, password: passwordField, lang }),
  example: { email: 'customer@shop.example', password: 'Example-password-1' },
  response: answer(accountWithTokens),
  errors: ['not-valid', 'login-failed', 'too-many-requests', 'seal-not-opened', 'sealing-required'],
})

/**
 * A refresh token can be used once. For thirty seconds a repeated call with the same token returns the same new
 * token; a later call with it ends the session.
 */
export const refreshTokens = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/o/token/',
  summary: 'Exchanges a refresh token for a new access token and a new refresh token',
  body: z.object({
    grant_type: z.literal('refresh_token').describe('The grant type of OAuth 2.'),
    refresh_token: z
      .string()
      .max(500)
      .optional()
      .describe('The refresh token. Browsers leave it out because a cookie carries it.'),
  }),
  response: answer(tokens),
  errors: ['not-valid', 'session-ended', 'too-many-requests'],
})

export const logOut = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/logout',
  summary: 'Ends the session of the caller, or every session of the customer; without one it changes nothing',
  body: z.object({
    everywhere: z
      .boolean()
      .optional()
      .describe(
        'True to end every session of the customer. Staff who act for the customer end their own session alone.',
      ),
  }),
  example: { everywhere: true },
  response: answer(z.null()),
  errors: [],
})

const ownSession = z
  .object({
    id: z.string(),
    device: z.string(),
    created_at: z.iso.datetime(),
    last_seen_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
    current: z.boolean().describe('Whether this is the session that makes the call.'),
    by_staff: z.boolean().describe('Whether a member of staff started this session to act for the customer.'),
    staff_name: z.string().nullable().describe('The name of that member of staff.'),
  })
  .meta({ id: 'OwnSession' })
export type OwnSession = z.output<typeof ownSession>

export const getTokenHistory = endpoint({
  method: 'GET',
  path: '/api/v1/gettokenhistory',
  summary: 'Lists the customer’s own log-ins of the last 90 days with time and device, without tokens',
  response: answer(z.array(ownSession)),
  errors: ['not-logged-in', 'session-ended'],
})

export const endOwnSession = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/logout-detail',
  summary: 'Ends one of the customer’s own sessions: that of accessToken, or the one with session_id',
  body: z.object({
    accessToken: z.string().max(4096).optional().describe('An access token of the session to end.'),
    session_id: z
      .uuid()
      .optional()
      .describe(
        'The `id` of the session to end, as `gettokenhistory` lists it. It takes precedence over `accessToken`.',
      ),
  }),
  response: answer(z.object({ session_id: z.string() })),
  errors: ['not-valid', 'not-found', 'not-logged-in', 'session-ended'],
})

export const registerFields = z.object({
  email: requiredEmail(s.emailMissing),
  password: newPassword,
})

/**
 * Registration logs the customer in at once, so it has to refuse an e-mail address that already has an account.
 * Callers could test addresses that way; the captcha and the throttle run before this check and slow them down.
 */
export const register = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/register',
  summary: 'Registers a private person, or a company with is_company_user 1, and logs in',
  body: z.object({
    salutation: salutation.default('mr'),
    first_name: firstName.prefault(''),
    last_name: lastName.prefault(''),
    country_code: dialCode.default(finnishDialCode),
    contact_number: contactNumber.prefault(''),
    email: emailField,
    password: newPasswordField,
    is_company_user: isCompanyUser.default('0'),
    company_name: companyName,
    company_vat_number: companyId,
    address_line_1: optionalAddressText.describe('Street and building number. May be left out.'),
    address_line_2: secondAddressLine,
    zipcode: optionalText.describe('The postcode. May be left out.'),
    city: optionalAddressText.describe('The town. May be left out.'),
    country_id: z
      .int()
      .min(1)
      .nullish()
      .describe('The `id` of the country, as `countries` lists it; Finland is 73.'),
    ...captchaFields,
    lang,
  }),
  response: answer(accountWithTokens),
  errors: [
    'not-valid',
    'captcha-not-valid',
    'email-taken',
    'too-many-requests',
    'seal-not-opened',
    'sealing-required',
  ],
})
