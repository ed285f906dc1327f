import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { sealable } from './platform.ts'

export const getPersonalData = endpoint({
  method: 'GET',
  path: '/api/v1/account/data',
  summary: 'Returns all data that the shop stores about the customer, without passwords and tokens',
  response: answer(
    z.object({
      exported_at: z.iso.datetime(),
      customer_id: z.string(),
      email: z.string(),
      parts: z.record(z.string(), z.unknown()).describe('What each part of the shop stores, by its name'),
    }),
  ),
  errors: ['not-logged-in', 'session-ended', 'not-allowed-while-acting', 'too-many-requests'],
})

/** The deletion cannot be undone. */
export const deleteAccount = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/account/delete',
  summary: 'Closes the account, ends its sessions and erases what the law does not oblige the shop to keep',
  body: z.object({
    password: sealable
      .default('')
      .describe(
        'The password of the account, plain or sealed. Not needed in a session that began with a passkey at most ten minutes ago.',
      ),
  }),
  response: answer(
    z.object({
      retained: z.array(z.string()).describe('What stays, why and how long, in the caller’s language'),
    }),
  ),
  errors: [
    'not-valid',
    'not-logged-in',
    'session-ended',
    'not-allowed-while-acting',
    'too-many-requests',
    'seal-not-opened',
    'sealing-required',
  ],
})
