import { afterAsking, afterFailure, closedCircuit, mayAsk } from './circuit.ts'

/** Nobody waits for a service that has just failed three times. */
export function behindCircuit(now: () => number, whileOpen: () => Error) {
  let circuit = closedCircuit
  return async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if (!mayAsk(circuit, now())) throw whileOpen()
    circuit = afterAsking(circuit, now())
    const result = await call().catch((error: unknown) => {
      circuit = afterFailure(circuit, now())
      throw error
    })
    circuit = closedCircuit
    return result
  }
}
