import type { Config } from '../config.ts'

/** The simulators of external services in a demo, which its own processes call directly and as often as buyers pay. */
export function isSimulatorPath(url: string, { shopMode }: Pick<Config, 'shopMode'>): boolean {
  return shopMode === 'demo' && url.startsWith('/dev/')
}
