import { createHmac } from 'node:crypto'
import type { Config } from '../config.ts'
import { deriveKey } from '../sealing/derive-key.ts'
import { networkOf } from './network-of.ts'

/**
 * Returns the hash of a network. The hash is keyed with a secret of the shop, because the addresses of a country are
 * few enough to be hashed one by one.
 */
export function networkHash({ secretKey }: Pick<Config, 'secretKey'>, address: string): string {
  const key = deriveKey(secretKey, 'addresses of holds')
  return createHmac('sha256', key).update(networkOf(address)).digest('base64url')
}

/**
 * Stands in place of a network hash for a reservation that the shop made itself. Such a reservation does not count
 * towards anybody's limit.
 */
export const noNetwork = '0'.repeat(43)
