import { behindCircuit } from '../platform/circuit/behind-circuit.ts'
import type { Registry } from './registry.ts'
import { RegistryDown } from './registry.ts'

export function guarded(registry: Registry, now: () => number): Registry {
  const call = behindCircuit(now, () => new RegistryDown('resting after failures'))
  return { find: (plate) => call(() => registry.find(plate)) }
}
