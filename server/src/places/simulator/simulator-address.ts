import type { Config } from '../../platform/config.ts'

export const simulatorPath = '/dev/geocoder'

/**
 * Returns the URL of the simulator. A demo calls its own simulator over HTTP, as it would call a real geocoder.
 * Returns null in production, where there is no simulator.
 */
export function simulatorAddress({ shopMode, port }: Pick<Config, 'shopMode' | 'port'>): string | null {
  return shopMode === 'demo' ? `http://127.0.0.1:${port}${simulatorPath}` : null
}
