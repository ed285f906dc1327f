import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { passwordLengths } from './values/password.ts'

const publicKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
  use: z.literal('enc'),
  alg: z.literal('ECDH-ES'),
})

/**
 * A form field that the client may encrypt as a compact JWE with the key of `timestamp-key`. A plain text is accepted
 * too, unless the shop requires encryption.
 */
export const sealable = z.string().max(8192)
const sealed = 'plain, or sealed as a compact JWE for the key of `GET /api/v1/timestamp-key`'
export const emailField = sealable.default('').describe(`The e-mail address of the account, ${sealed}.`)
export const passwordField = sealable.default('').describe(`The password, ${sealed}.`)
export const newPasswordField = sealable
  .default('')
  .describe(
    `The new password, ${sealed}. It has ${passwordLengths.min} to ${passwordLengths.max} characters, among them a small and a capital letter, a digit and a special character.`,
  )

export const getTimestampKey = endpoint({
  method: 'GET',
  path: '/api/v1/timestamp-key',
  summary: 'Returns the server’s time and a short-lived public key for sealing e-mail and password fields',
  response: answer(
    z.object({
      timestamp: z.int().describe('Milliseconds since 1970'),
      server_time: z.iso.datetime(),
      key: publicKey.extend({ enc: z.literal('A256GCM'), expires_at: z.iso.datetime() }),
    }),
  ),
  errors: [],
})

export const captchaForm = z.string().regex(/^[a-z][a-z-]{1,39}$/)

const captchaWork = z
  .object({
    captcha_id: z.string().describe('Sent instead of the `captcha_id` of the picture'),
    nonce: z.string(),
    iterations: z.int().min(1),
    candidates: z.int().min(1),
    prefix: z.string(),
  })
  .describe(
    'For people who cannot see the picture, their device derives keys: PBKDF2 with SHA-256, 128 bits, `nonce` as the ' +
      'password and a number below `candidates`, in decimal digits, as the salt. The key that begins with `prefix`, in ' +
      'hexadecimal, is sent as `captcha`.',
  )

export const getCaptcha = endpoint({
  method: 'GET',
  path: '/api/v1/captcha',
  summary:
    'Issues a captcha: a picture of six characters, or a proof of work instead. It is valid for one form, once, within ten minutes',
  query: z.object({
    form: captchaForm
      .default('register')
      .describe('The form that the captcha is for: `register`, `reset-password-link` or `partner`.'),
  }),
  response: answer(
    z.object({
      captcha_id: z.string(),
      key: z.string(),
      captchaUuid: z.string(),
      captchaUrl: z.string().describe('The picture as a data: address (SVG)'),
      work: captchaWork,
      expires_at: z.iso.datetime(),
    }),
  ),
  errors: ['not-valid', 'too-many-requests'],
})

export const getShop = endpoint({
  method: 'GET',
  path: '/api/v1/shop',
  summary: 'Returns the name and the logo of the shop',
  response: answer(
    z.object({
      name: z.string().describe('The name under which the company sells.'),
      logo: z
        .object({ name: z.string(), width: z.int(), height: z.int() })
        .nullable()
        .describe(
          'The name of the picture, for `/pictures/450/{name}.webp`; null if the shop shows its name.',
        ),
    }),
  ),
  errors: [],
})
