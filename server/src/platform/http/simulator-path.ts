import type { Config } from '../config.ts'

/**
 * Returns whether the URL belongs to the simulators of external services, which exist only in a demo. Neither the rate
 * limit nor the requirement of TLS applies to these URLs, because the shop's own processes call them directly.
 */
export function isSimulatorPath(url: string, { shopMode }: Pick<Config, 'shopMode'>): boolean {
  return shopMode === 'demo' && url.startsWith('/dev/')
}
