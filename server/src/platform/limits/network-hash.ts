import { createHmac } from 'node:crypto'
import type { Config } from '../config.ts'
import { deriveKey } from '../sealing/derive-key.ts'
import { networkOf, widerNetworkOf } from './network-of.ts'

/** The hashes of the network of a caller and of the wider network around it. */
export interface NetworkHashes {
  readonly network: string
  readonly wider: string
}

/**
 * Returns the hashes of the networks of an address. They are keyed with a secret of the shop, because the addresses of
 * a country are few enough to be hashed one by one.
 */
export function networkHashes({ secretKey }: Pick<Config, 'secretKey'>, address: string): NetworkHashes {
  const key = deriveKey(secretKey, 'addresses of holds')
  const hash = (network: string) => createHmac('sha256', key).update(network).digest('base64url')
  return { network: hash(networkOf(address)), wider: hash(widerNetworkOf(address)) }
}

/**
 * Stands in place of a network hash for a reservation that the shop made itself. Such a reservation does not count
 * towards anybody's limit.
 */
export const noNetwork = '0'.repeat(43)
export const noNetworks: NetworkHashes = { network: noNetwork, wider: noNetwork }
