import type { Answer } from '@pito/contracts/endpoint'
import type { getTimestampKey } from '@pito/contracts/platform'
import type { Context } from '../context.ts'
import { ok } from '../http/calls.ts'
import { currentSealingKey } from './sealing-keys.ts'

export async function showTimestampKey({ platform, now }: Context): Promise<Answer<typeof getTimestampKey>> {
  const { kid, publicJwk, expiresAt } = await currentSealingKey(platform, now)
  const { x = '', y = '' } = publicJwk
  const key = { kty: 'EC', crv: 'P-256', x, y, kid, use: 'enc', alg: 'ECDH-ES', enc: 'A256GCM' } as const
  return ok({
    timestamp: now.getTime(),
    server_time: now.toISOString(),
    key: { ...key, expires_at: expiresAt.toISOString() },
  })
}
