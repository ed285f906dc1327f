import type { Config } from '../../platform/config.ts'

export const simulatorPath = '/dev/vehicle-registry'

/** The demo calls itself over HTTP, as it would call the real registry. In production there is no simulator. */
export function simulatorAddress({ shopMode, port }: Pick<Config, 'shopMode' | 'port'>): string | null {
  return shopMode === 'demo' ? `http://127.0.0.1:${port}${simulatorPath}` : null
}
