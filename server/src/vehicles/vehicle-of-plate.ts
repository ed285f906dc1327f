import { readLicencePlate } from '@pito/contracts/values/licence-plate'
import type { Vehicle } from '@pito/contracts/vehicles'
import type { Context } from '../platform/context.ts'
import { countAttempt } from '../platform/limits/count-attempt.ts'
import { refuse } from '../platform/refuse.ts'
import { RegistryDown } from './registry.ts'
import { registryOf } from './registry-of.ts'
import { vehicleFrom } from './rules/vehicle-from.ts'

/** A household has only a few cars. More look-ups than this suggest that somebody is collecting plates. */
const lookUps = { limit: 40, windowSeconds: 600 }

/**
 * Returns the vehicle with this plate. If the text cannot be a plate, the plate is unknown or the registry does not
 * respond, the refusal says what to do next.
 */
export async function vehicleOfPlate(ctx: Context, typed: string): Promise<Vehicle> {
  const plate = readLicencePlate(typed) ?? refuse('plate-not-readable')
  const registry = registryOf(ctx.platform) ?? refuse('plate-search-down')
  if (!registry.isCached(plate.text))
    await countAttempt(ctx.sql, { what: 'licence-plate', who: ctx.network }, lookUps, ctx.now)
  const registered = await registry.find(plate.text).catch((error: unknown) => {
    if (!(error instanceof RegistryDown)) throw error
    ctx.log.warn({ reason: error.message }, 'The vehicle registry did not answer.')
    return refuse('plate-search-down')
  })
  if (!registered) return refuse('plate-unknown')
  return vehicleFrom(registered, plate) ?? refuse('plate-unknown')
}
