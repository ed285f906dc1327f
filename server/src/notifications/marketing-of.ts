import type { Config } from '../platform/config.ts'
import { klaviyo } from './klaviyo/klaviyo.ts'
import type { Marketing } from './marketing.ts'
import { simulatorAddress, simulatorKey } from './simulator/simulator-address.ts'

/**
 * Returns the URL and the key of the marketing service. Returns null in a production shop without a key, which stores
 * events for a month but sends them nowhere.
 */
export function marketingAddress(config: Config): { readonly url: string; readonly key: string } | null {
  if (config.klaviyoApiKey) return { url: config.klaviyoUrl, key: config.klaviyoApiKey }
  const url = simulatorAddress(config)
  return url ? { url, key: simulatorKey } : null
}

export function marketingOf(config: Config): Marketing | null {
  const address = marketingAddress(config)
  return address && klaviyo(address)
}
