import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getLowestInstallationPrice } from '@pito/contracts/installation'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import type { FittedTyre } from '../service-points/index.ts'
import { lowestInstallation } from '../service-points/index.ts'

/** Shows the lowest price for fitting a tyre. Two statements read the tyre and the price. */
export async function showInstallationPrice(
  ctx: Context,
  { product_id: id }: Input<typeof getLowestInstallationPrice>,
): Promise<Answer<typeof getLowestInstallationPrice>> {
  const [tyre] = await ctx.sql<FittedTyre>`
    select t.vehicle_type_id as "vehicleTypeId", t.run_flat as "runFlat", s.diameter::float8 as diameter
    from tyre t join tyre_size s on s.id = t.tyre_size_id where t.id = ${id}
      and t.state in ('on-sale', 'off-sale')`
  if (!tyre) refuse('not-found')
  const { cents, description } = await lowestInstallation(ctx, tyre, ctx.locale)
  return ok({ min_price: cents === null ? null : cents / 100, service_description: description })
}
