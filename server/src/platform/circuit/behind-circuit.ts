import { afterAttempt, afterFailure, allowsCall, closedCircuit } from './circuit.ts'

/**
 * Returns a function that runs calls to an external service. Just after three failures in a row it throws the error
 * of `whileOpen` at once instead of calling the service.
 */
export function behindCircuit(now: () => number, whileOpen: () => Error) {
  let circuit = closedCircuit
  return async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if (!allowsCall(circuit, now())) throw whileOpen()
    circuit = afterAttempt(circuit, now())
    const result = await call().catch((error: unknown) => {
      circuit = afterFailure(circuit, now())
      throw error
    })
    circuit = closedCircuit
    return result
  }
}
