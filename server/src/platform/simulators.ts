import type { Config } from './config.ts'

/** The paths at which a demo serves the simulators of external services; the simulators themselves are a package. */
export const simulatorPaths = {
  paytrail: '/dev/paytrail',
  klarna: '/dev/klarna',
  klaviyo: '/dev/klaviyo',
  geocoder: '/dev/geocoder',
  vehicleRegistry: '/dev/vehicle-registry',
} as const

/** The key with which a demo calls the simulator of the marketing service. */
export const klaviyoSimulatorKey = 'simulator'

/**
 * Returns the URL of a simulator. A demo calls its own simulators over HTTP, as it would call the real services.
 * Returns null in production, where there are no simulators.
 */
export function simulatorAddress(
  { shopMode, port }: Pick<Config, 'shopMode' | 'port'>,
  service: keyof typeof simulatorPaths,
): string | null {
  return shopMode === 'demo' ? `http://127.0.0.1:${port}${simulatorPaths[service]}` : null
}

/**
 * Returns whether the URL belongs to the simulators of external services, which exist only in a demo. Neither the rate
 * limit nor the requirement of TLS applies to these URLs, because the shop's own processes call them directly.
 */
export function isSimulatorPath(url: string, { shopMode }: Pick<Config, 'shopMode'>): boolean {
  return shopMode === 'demo' && url.startsWith('/dev/')
}
