import type { Config } from '../../platform/config.ts'

export const simulatorPath = '/dev/geocoder'

/** The demo asks itself, over HTTP as it would ask a real one. In production there is no simulator. */
export function simulatorAddress({ shopMode, port }: Pick<Config, 'shopMode' | 'port'>): string | null {
  return shopMode === 'demo' ? `http://127.0.0.1:${port}${simulatorPath}` : null
}
