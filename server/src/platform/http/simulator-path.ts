import type { Config } from '../config.ts'

/**
 * Returns whether the URL belongs to the simulators of external services in a demo. The shop's own processes call the
 * simulators directly, without a proxy.
 */
export function isSimulatorPath(url: string, { shopMode }: Pick<Config, 'shopMode'>): boolean {
  return shopMode === 'demo' && url.startsWith('/dev/')
}
