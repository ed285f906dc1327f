import type { fitAppointment as contract } from '@pito/contracts/appointment-links'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { changeBooking } from './change-booking.ts'
import { storeDone } from './firm-store.ts'

/**
 * Stores the garage's report that the fitting is done. The order is updated within a minute. Without the report, a
 * fitting counts as done a day after its time.
 */
export async function fitBooking(
  ctx: Context,
  { token }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const fitted = await changeBooking(ctx, { action: 'fitted', token }, async (tx, { booking, state }) => {
    if (state === 'fitted') return
    if (state !== 'open') refuse('appointment-changed')
    await storeDone(tx, booking.id, ctx.now)
  })
  return ok(fitted)
}
