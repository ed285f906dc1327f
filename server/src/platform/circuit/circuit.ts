/**
 * The circuit breaker of an external service: closed while the service works, open for a while after several failures
 * in a row.
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

/** After the rest one caller tries; until its response arrives, the others are still refused. */
export function afterAttempt(circuit: Circuit, now: number): Circuit {
  return circuit.failures < mostFailures ? circuit : { ...circuit, openUntil: now + restMilliseconds }
}

export function afterFailure({ failures }: Circuit, now: number): Circuit {
  const more = failures + 1
  return { failures: more, openUntil: more < mostFailures ? 0 : now + restMilliseconds }
}
