import type { Config } from '../../platform/config.ts'
import type { ProviderName } from '../provider.ts'

export const simulatorPaths = { paytrail: '/dev/paytrail', klarna: '/dev/klarna' } as const

/**
 * A demo calls its own simulator over HTTP, as it would call the real provider. In production there is no simulator.
 */
export function simulatorAddress(
  { shopMode, port }: Pick<Config, 'shopMode' | 'port'>,
  provider: ProviderName,
): string | null {
  return shopMode === 'demo' ? `http://127.0.0.1:${port}${simulatorPaths[provider]}` : null
}
