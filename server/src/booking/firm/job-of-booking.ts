import type { Language } from '@pito/contracts/values/locale'
import { sizeTextOf } from '../../catalogue/index.ts'
import type { Booking } from './firm-store.ts'

/** The facts that a garage needs before the car comes. */
interface Job {
  readonly orderNumber: string | null
  /** Each kind of tyre with its number, name and size. */
  readonly tyres: readonly string[]
  readonly services: readonly string[]
  /** Null if none was given, and after the customer's data were deleted. */
  readonly licencePlate: string | null
}

export function jobOf({ order, bookedTyres, services, customer }: Booking, language: Language): Job {
  return {
    orderNumber: order?.number ?? null,
    tyres: bookedTyres.map((tyre) => `${tyre.quantity}\u00a0×\u00a0${tyre.name} ${sizeTextOf(tyre)}`),
    services: services[language],
    licencePlate: customer?.licencePlate ?? null,
  }
}
