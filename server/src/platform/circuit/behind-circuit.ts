import { afterAttempt, afterFailure, allowsCall, closedCircuit } from './circuit.ts'

/**
 * Returns a function that runs calls to an external service. Just after calls about three subjects have failed in a
 * row, the function throws the error of `whileOpen` at once instead of calling the service. A call without a subject
 * has a subject of its own.
 */
export function behindCircuit(now: () => number, whileOpen: () => Error) {
  let circuit = closedCircuit
  return async <Result>(call: () => Promise<Result>, subject: unknown = Symbol()): Promise<Result> => {
    if (!allowsCall(circuit, now())) throw whileOpen()
    circuit = afterAttempt(circuit, subject, now())
    const result = await call().catch((error: unknown) => {
      circuit = afterFailure(circuit, subject, now())
      throw error
    })
    circuit = closedCircuit
    return result
  }
}
