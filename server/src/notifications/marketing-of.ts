import type { Config } from '../platform/config.ts'
import { klaviyo } from './klaviyo/klaviyo.ts'
import type { Marketing } from './marketing.ts'
import { simulatorAddress, simulatorKey } from './simulator/simulator-address.ts'

/** Returns null in a production shop without a key; events are then stored for their month and sent nowhere. */
export function marketingAddress(config: Config): { readonly url: string; readonly key: string } | null {
  if (config.klaviyoApiKey) return { url: config.klaviyoUrl, key: config.klaviyoApiKey }
  const url = simulatorAddress(config)
  return url ? { url, key: simulatorKey } : null
}

export function marketingOf(config: Config): Marketing | null {
  const address = marketingAddress(config)
  return address && klaviyo(address)
}
