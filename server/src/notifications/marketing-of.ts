import type { Config } from '../platform/config.ts'
import { klaviyoSimulatorKey, simulatorAddress } from '../platform/simulators.ts'
import { klaviyo } from './klaviyo/klaviyo.ts'
import type { Marketing } from './marketing.ts'

/**
 * Returns the URL and the key of the marketing service. Returns null in a production shop without a key, which stores
 * events for a month but sends them nowhere.
 */
export function marketingAddress(config: Config): { readonly url: string; readonly key: string } | null {
  if (config.klaviyoApiKey) return { url: config.klaviyoUrl, key: config.klaviyoApiKey }
  const url = simulatorAddress(config, 'klaviyo')
  return url ? { url, key: klaviyoSimulatorKey } : null
}

export function marketingOf(config: Config): Marketing | null {
  const address = marketingAddress(config)
  return address && klaviyo(address)
}
