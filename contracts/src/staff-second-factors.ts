import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { creationOptions, registration } from './passkeys.ts'
import { ofStaff } from './staff.ts'
import { oneLine } from './text-fields.ts'

const changing = [...ofStaff, 'second-factor-required'] as const
const recoveryCodes = z
  .array(z.string())
  .describe('Ten codes for a person who has lost the second factor. They are shown once.')

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/v1/staff/second-factor',
  summary: 'Returns which second factors the member of staff has',
  response: answer(
    z
      .object({
        has_app: z.boolean(),
        has_passkey: z.boolean(),
        passkeys: z.array(
          z.object({
            id: z.string(),
            created_at: z.iso.datetime(),
            last_used_at: z.iso.datetime().nullable(),
          }),
        ),
        recovery_codes_left: z.int(),
      })
      .meta({ id: 'OwnSecondFactor' }),
  ),
  errors: [...ofStaff],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/second-factor/recovery-codes',
  summary: 'Makes ten new recovery codes; the earlier ones no longer work',
  response: answer(z.object({ recovery_codes: recoveryCodes })),
  errors: [...changing],
})

/** The current app works until a code of the new app confirms the replacement. */
export const offerNewApp = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/second-factor/app',
  summary: 'Makes the secret of a new authenticator app',
  response: answer(
    z
      .object({
        secret: z.string().describe('The secret in base32, for typing it into the app.'),
        uri: z.string().describe('The `otpauth:` link with the secret, for a QR code.'),
      })
      .meta({ id: 'NewAuthenticatorApp' }),
  ),
  errors: [...changing],
})

export const confirmNewApp = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/second-factor/app/confirm',
  summary: 'Replaces the authenticator app with the new app, which a code of the new app confirms',
  body: z.object({ code: oneLine.max(50).prefault('').describe('A code that the new app shows.') }),
  response: answer(z.null()),
  errors: [...changing, 'not-valid', 'second-factor-failed', 'too-many-requests'],
})

export const offerOwnPasskey = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/second-factor/passkeys/options',
  summary: 'Issues the options for creating a passkey; their challenge is valid for five minutes, once',
  response: answer(creationOptions),
  errors: [...changing],
})

export const addOwnPasskey = endpoint({
  method: 'POST',
  moves: 'record',
  path: '/api/v1/staff/second-factor/passkeys',
  summary: 'Adds a passkey of the member of staff',
  body: z.object({ passkey: registration }),
  response: answer(z.null()),
  errors: [...changing, 'not-valid', 'second-factor-failed', 'too-many-passkeys', 'too-many-requests'],
})

export const removeOwnPasskey = endpoint({
  method: 'DELETE',
  moves: 'nothing',
  path: '/api/v1/staff/second-factor/passkeys/:id',
  summary: 'Removes a passkey, unless it is the only second factor',
  params: z.object({ id: z.uuid().describe('The `id` of the passkey.') }),
  response: answer(z.null()),
  errors: [...changing, 'not-valid', 'not-found', 'last-second-factor'],
})
