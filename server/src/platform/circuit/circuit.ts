/** Of a service outside: closed while it answers, open for a while after it failed several times in a row. */
interface Circuit {
  readonly failures: number
  readonly openUntil: number
}

const mostFailures = 3
const restMilliseconds = 30_000

export const closedCircuit: Circuit = { failures: 0, openUntil: 0 }

export function mayAsk({ openUntil }: Circuit, now: number): boolean {
  return now >= openUntil
}

/** After the rest one caller tries; until the answer is there the others are still told no. */
export function afterAsking(circuit: Circuit, now: number): Circuit {
  return circuit.failures < mostFailures ? circuit : { ...circuit, openUntil: now + restMilliseconds }
}

export function afterFailure({ failures }: Circuit, now: number): Circuit {
  const more = failures + 1
  return { failures: more, openUntil: more < mostFailures ? 0 : now + restMilliseconds }
}
