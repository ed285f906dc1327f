import type { Config } from '../config.ts'

/** What a demo has in the place of outside services: its own processes ask it directly, and as often as buyers pay. */
export function isSimulatorPath(url: string, { shopMode }: Pick<Config, 'shopMode'>): boolean {
  return shopMode === 'demo' && url.startsWith('/dev/')
}
