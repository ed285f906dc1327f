import type { Platform } from '../platform/platform.ts'
import type { CachedRegistry } from './cached-registry.ts'
import { cachedRegistry } from './cached-registry.ts'
import { guarded } from './guarded-registry.ts'
import { httpRegistry } from './http-registry.ts'
import { simulatorAddress } from './simulator/simulator-address.ts'

const registries = new WeakMap<Platform, CachedRegistry>()

/** Null in a production shop that has no contract with a registry. */
export function registryOf(platform: Platform): CachedRegistry | null {
  const known = registries.get(platform)
  if (known) return known
  const { vehicleRegistryUrl, vehicleRegistryKey: key } = platform.config
  const url = vehicleRegistryUrl ?? simulatorAddress(platform.config)
  if (!url) return null
  const now = () => platform.clock().getTime()
  const registry = cachedRegistry(guarded(httpRegistry({ url, key }), now), now)
  registries.set(platform, registry)
  return registry
}
