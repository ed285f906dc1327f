import { behindCircuit } from '../platform/circuit/behind-circuit.ts'
import type { Platform } from '../platform/platform.ts'
import { simulatorAddress } from '../platform/simulators.ts'
import type { CachedRegistry } from './cached-registry.ts'
import { cachedRegistry } from './cached-registry.ts'
import { httpRegistry } from './http-registry.ts'
import type { Registry } from './registry.ts'
import { RegistryDown } from './registry.ts'

const registries = new WeakMap<Platform, CachedRegistry>()

/** Returns the registry of the shop. Returns null in a production shop that has no registry configured. */
export function registryOf(platform: Platform): CachedRegistry | null {
  const known = registries.get(platform)
  if (known) return known
  const { vehicleRegistryUrl, vehicleRegistryKey: key } = platform.config
  const url = vehicleRegistryUrl ?? simulatorAddress(platform.config, 'vehicleRegistry')
  if (!url) return null
  const now = () => platform.clock().getTime()
  const registry = cachedRegistry(guarded(httpRegistry({ url, key }), now), now)
  registries.set(platform, registry)
  return registry
}

function guarded(registry: Registry, now: () => number): Registry {
  const call = behindCircuit(now, () => new RegistryDown('resting after failures'))
  return { find: (plate) => call(() => registry.find(plate), plate) }
}
