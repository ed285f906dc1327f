import { z } from 'zod'
import { accountWithTokens, lang } from './accounts.ts'
import { bilingualMessage } from './bilingual-message.ts'
import { answer, endpoint } from './endpoint.ts'
import { sealable } from './platform.ts'
import { oneLine, shortText } from './text-fields.ts'
import { accountSentences as s } from './values/account-sentences.ts'

const base64url = z.string().max(8192)

/**
 * The WebAuthn options for creating a passkey. Clients pass them to `startRegistration` of @simplewebauthn/browser as
 * `optionsJSON`.
 */
export const creationOptions = z
  .looseObject({
    challenge: base64url,
    rp: z.object({ id: z.string().optional(), name: z.string() }),
    user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  })
  .meta({ id: 'PasskeyCreationOptions' })

/**
 * The WebAuthn options for a log-in. Clients pass them to `startAuthentication` of @simplewebauthn/browser. The
 * options name no passkey, so the browser offers all passkeys that it has for the shop.
 */
export const requestOptions = z.looseObject({ challenge: base64url }).meta({ id: 'PasskeyRequestOptions' })

const credential = {
  id: base64url.min(1).describe('The id of the passkey, base64url.'),
  rawId: base64url.min(1).describe('The same id again, as WebAuthn requires.'),
  type: z.literal('public-key').describe('The credential type of WebAuthn.'),
  authenticatorAttachment: oneLine
    .max(50)
    .nullish()
    .describe('Whether the passkey is in the device (`platform`) or came from another (`cross-platform`).'),
  clientExtensionResults: z
    .record(z.string(), z.unknown())
    .default({})
    .describe('Results of WebAuthn extensions. The shop asks for none.'),
}
const clientDataJSON = base64url.describe('What the browser signed: challenge, origin and type, base64url.')
export const registration = z
  .object({
    ...credential,
    response: z
      .object({
        clientDataJSON,
        attestationObject: base64url.describe(
          'The public key of the passkey and its authenticator data, base64url.',
        ),
        transports: z
          .array(oneLine.max(20))
          .max(10)
          .optional()
          .describe('How the device with the passkey is reached: internal, hybrid, usb and so on.'),
      })
      .describe('The response of the authenticator.')
      .meta({ id: 'AuthenticatorAttestationResponse' }),
  })
  .describe('The result of `navigator.credentials.create` as JSON (RegistrationResponseJSON of WebAuthn).')
export const authentication = z
  .object({
    ...credential,
    response: z
      .object({
        clientDataJSON,
        authenticatorData: base64url.describe(
          'What the authenticator says about itself and the person, base64url.',
        ),
        signature: base64url.describe('The signature of the passkey over both, base64url.'),
        userHandle: base64url
          .nullish()
          .describe('The id of the account, as the passkey stores it, base64url.'),
      })
      .describe('The response of the authenticator.')
      .meta({ id: 'AuthenticatorAssertionResponse' }),
  })
  .describe('The result of `navigator.credentials.get` as JSON (AuthenticationResponseJSON of WebAuthn).')

const passkeyName = shortText
  .min(1, bilingualMessage(s.passkeyNameMissing))
  .describe('The name of the passkey in the customer’s list.')
const password = sealable
  .optional()
  .describe('The password of the account, plain or sealed. Not needed within ten minutes of the log-in.')
const passkeyId = z.uuid().describe('The `id` of the passkey, as `passkeys` lists it.')

export const passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
    backed_up: z.boolean().describe("Whether the passkey is synchronised to the person's other devices."),
  })
  .meta({ id: 'Passkey' })
export type Passkey = z.output<typeof passkey>

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/v1/passkeys',
  summary: 'Lists the customer’s own passkeys, the newest first',
  response: answer(z.array(passkey)),
  errors: ['not-allowed', 'not-allowed-while-acting', 'not-logged-in', 'session-ended'],
})

/** Creating a passkey requires the password, unless the customer has logged in within the last ten minutes. */
export const getPasskeyOptions = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/passkeys/options',
  summary: 'Issues the options for creating a passkey; their challenge is valid for five minutes, once',
  body: z.object({ password, lang }),
  response: answer(creationOptions),
  errors: [
    'password-needed',
    'not-valid',
    'too-many-passkeys',
    'too-many-requests',
    'seal-not-opened',
    'sealing-required',
    'not-allowed',
    'not-allowed-while-acting',
    'not-logged-in',
    'session-ended',
  ],
})

export const addPasskey = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/passkeys',
  summary: 'Adds the passkey that the browser made',
  body: z.object({ name: passkeyName.prefault(''), response: registration, lang }),
  response: answer(passkey),
  errors: [
    'not-valid',
    'passkey-not-valid',
    'too-many-passkeys',
    'not-allowed',
    'not-allowed-while-acting',
    'not-logged-in',
    'session-ended',
  ],
})

export const renamePasskey = endpoint({
  method: 'PUT',
  moves: 'nothing',
  path: '/api/v1/passkeys/:id',
  summary: 'Renames one of the customer’s own passkeys',
  params: z.object({ id: passkeyId }),
  body: z.object({ name: passkeyName.prefault(''), lang }),
  response: answer(passkey),
  errors: [
    'not-valid',
    'not-found',
    'not-allowed',
    'not-allowed-while-acting',
    'not-logged-in',
    'session-ended',
  ],
})

/** Removing a passkey requires the password, unless the customer has logged in within the last ten minutes. */
export const removePasskey = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/passkeys/remove',
  summary: 'Removes one of the customer’s own passkeys',
  body: z.object({ id: passkeyId, password, lang }),
  response: answer(z.object({ id: z.string() })),
  errors: [
    'password-needed',
    'not-valid',
    'not-found',
    'too-many-requests',
    'seal-not-opened',
    'sealing-required',
    'not-allowed',
    'not-allowed-while-acting',
    'not-logged-in',
    'session-ended',
  ],
})

export const getPasskeyLoginOptions = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/login/passkey/options',
  summary:
    'Issues the options for logging in with a passkey; their challenge is valid for five minutes, once',
  body: z.object({ lang }),
  example: {},
  response: answer(requestOptions),
  errors: ['too-many-requests'],
})

export const logInWithPasskey = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/login/passkey',
  summary: 'Logs a customer in by the signature of a passkey',
  body: z.object({ response: authentication, lang }),
  response: answer(accountWithTokens),
  errors: ['not-valid', 'passkey-not-valid', 'too-many-requests'],
})
