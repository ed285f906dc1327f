/**
 * The state of the circuit breaker of an external service. While the circuit is closed, calls pass. It opens for a
 * while, and refuses calls, after calls about several subjects have failed without a success between them. A subject
 * that fails repeatedly, such as one licence plate, counts as one failure, so that a single visitor cannot open the
 * circuit for everybody.
 */
interface Circuit {
  readonly failures: readonly Failure[]
  readonly openUntil: number
}

interface Failure {
  readonly subject: unknown
  readonly at: number
}

const mostFailures = 3
/** Covers several trials of an open circuit, so that the circuit stays open while they fail. */
const countedMilliseconds = 120_000
const openMilliseconds = 30_000

export const closedCircuit: Circuit = { failures: [], openUntil: 0 }

export function allowsCall({ openUntil }: Circuit, now: number): boolean {
  return now >= openUntil
}

/**
 * When the circuit has been open long enough, one caller may try the service. Until the response to that call
 * arrives, other callers are still refused. A subject that has failed before may be tried too, but nobody waits for
 * the result, because another failure of that subject would not show that the service is down.
 */
export function afterAttempt(circuit: Circuit, subject: unknown, now: number): Circuit {
  const failures = countedFailures(circuit, now)
  const isTrial = failures.length >= mostFailures && !includesSubject(failures, subject)
  return isTrial ? { ...circuit, openUntil: now + openMilliseconds } : circuit
}

export function afterFailure(circuit: Circuit, subject: unknown, now: number): Circuit {
  const earlier = countedFailures(circuit, now)
  if (includesSubject(earlier, subject)) return circuit
  const failures = [...earlier, { subject, at: now }].slice(-mostFailures)
  return { failures, openUntil: failures.length < mostFailures ? 0 : now + openMilliseconds }
}

function countedFailures({ failures }: Circuit, now: number): Failure[] {
  return failures.filter(({ at }) => at > now - countedMilliseconds)
}

function includesSubject(failures: readonly Failure[], subject: unknown): boolean {
  return failures.some((failure) => failure.subject === subject)
}
