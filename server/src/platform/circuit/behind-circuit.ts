import { afterAttempt, afterFailure, allowsCall, closedCircuit } from './circuit.ts'

/** Fails fast while a service has just failed three times in a row. */
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
