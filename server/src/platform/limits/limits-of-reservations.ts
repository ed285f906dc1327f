import { z } from 'zod'

/** Limits for what may be reserved at the same time without having been paid. */
interface Limits {
  /** The number of unpaid orders that may have a reservation. */
  readonly reservations: number
  /** The number of fitting times that may be chosen or reserved. */
  readonly times: number
  readonly tyres: number
  readonly paymentsPerHour: number
}

interface LimitsOfEverybody {
  readonly person: Limits
  readonly company: Limits
  readonly network: Limits
  readonly widerNetwork: Limits
}

/**
 * Returns the limits of a buyer. A company has limits of its own, because it buys for a fleet and is a registered
 * customer whom staff can call.
 */
export function limitsOf({ limits }: { readonly limits: LimitsOfEverybody }, isCompany: boolean) {
  const { network, widerNetwork } = limits
  return { own: isCompany ? limits.company : limits.person, network, widerNetwork }
}

/** Returns the limits of a wider network when its setting is missing: four times those of a network. */
export function widerLimits({ reservations, times, tyres, paymentsPerHour }: Limits): Limits {
  return {
    reservations: 4 * reservations,
    times: 4 * times,
    tyres: 4 * tyres,
    paymentsPerHour: 4 * paymentsPerHour,
  }
}

/** Returns the schema of a setting with four numbers, such as `3,3,24,20`, in the order of the fields of `Limits`. */
export function limitsSetting() {
  return z
    .string()
    .transform((text) => text.split(',').map(Number))
    .pipe(z.tuple([amount, amount, amount, amount], { error: sentence }))
    .transform(([reservations, times, tyres, paymentsPerHour]): Limits => {
      return { reservations, times, tyres, paymentsPerHour }
    })
}

const sentence =
  'it has to be four whole numbers from 1 to 1000000, separated by commas: reservations, times, tyres and started payments an hour.'
const amount = z
  .number({ error: sentence })
  .int({ error: sentence })
  .min(1, { error: sentence })
  .max(1_000_000, { error: sentence })
