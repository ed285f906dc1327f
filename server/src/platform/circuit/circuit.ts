/**
 * The state of the circuit breaker of an external service. The circuit is closed, so that calls pass, while the
 * service works, and open, so that calls fail, for a while after several failures in a row.
 */
interface Circuit {
  readonly failures: number
  readonly openUntil: number
}

const mostFailures = 3
const restMilliseconds = 30_000

export const closedCircuit: Circuit = { failures: 0, openUntil: 0 }

export function allowsCall({ openUntil }: Circuit, now: number): boolean {
  return now >= openUntil
}

/**
 * When the circuit has been open long enough, one caller may try the service. Until the response to that call
 * arrives, other callers are still refused.
 */
export function afterAttempt(circuit: Circuit, now: number): Circuit {
  return circuit.failures < mostFailures ? circuit : { ...circuit, openUntil: now + restMilliseconds }
}

export function afterFailure({ failures }: Circuit, now: number): Circuit {
  const more = failures + 1
  return { failures: more, openUntil: more < mostFailures ? 0 : now + restMilliseconds }
}
