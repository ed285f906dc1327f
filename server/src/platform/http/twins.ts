import type { Endpoint, Twin } from '@pito/contracts/endpoint'
import type { On, Routes, UseCase } from './calls.ts'

/** What a module's routes.ts is given for calls that customers and guests make alike: one line for both. */
type OnTwin = <E extends Endpoint>(contract: Twin<E>, useCase: UseCase<E>) => void
export type Twins = (twin: OnTwin) => void

export function customersOf(twins: Twins): Routes {
  return (on: On) => twins(({ customer }, useCase) => on(customer, useCase))
}

export function guestsOf(twins: Twins): Routes {
  return (on: On) => twins(({ anonymous }, useCase) => on(anonymous, useCase))
}
