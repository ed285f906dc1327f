import type { Registry } from './registry.ts'
import { RegistryDown } from './registry.ts'
import { afterAsking, afterFailure, closedCircuit, mayAsk } from './rules/circuit.ts'

/** Nobody waits for a service that has just failed three times. */
export function guarded(registry: Registry, now: () => number): Registry {
  let circuit = closedCircuit
  return {
    async find(plate) {
      if (!mayAsk(circuit, now())) throw new RegistryDown('resting after failures')
      circuit = afterAsking(circuit, now())
      const found = await registry.find(plate).catch((error: unknown) => {
        circuit = afterFailure(circuit, now())
        throw error
      })
      circuit = closedCircuit
      return found
    },
  }
}
