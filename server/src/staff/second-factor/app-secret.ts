import type { Config } from '../../platform/config.ts'
import { openAtRest, sealAtRest } from '../../platform/sealing/seal-at-rest.ts'

const placeOf = (staffId: string) => ({ purpose: 'authenticator app of staff', owner: staffId })

export function sealAppSecret({ secretKey }: Pick<Config, 'secretKey'>, staffId: string, secret: Uint8Array) {
  return sealAtRest(secretKey, placeOf(staffId), secret)
}

/** Returns null if the shop's SECRET_KEY has changed since the secret was stored. */
export function openAppSecret({ secretKey }: Pick<Config, 'secretKey'>, staffId: string, sealed: string) {
  return openAtRest(secretKey, placeOf(staffId), sealed)
}
