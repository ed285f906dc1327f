import type { CustomerAndGuest, Endpoint } from '@pito/contracts/endpoint'
import type { On, Routes, UseCase } from './calls.ts'

type OnBoth = <E extends Endpoint>(contract: CustomerAndGuest<E>, useCase: UseCase<E>) => void
/** Registers calls that customers and guests both have, with one line for the two contracts. */
export type CustomerAndGuestRoutes = (customerAndGuest: OnBoth) => void

export function customerRoutes(routes: CustomerAndGuestRoutes): Routes {
  return (on: On) => routes(({ customer }, useCase) => on(customer, useCase))
}

export function guestRoutes(routes: CustomerAndGuestRoutes): Routes {
  return (on: On) => routes(({ anonymous }, useCase) => on(anonymous, useCase))
}
