import type { getLinkedAppointment as contract } from '@pito/contracts/appointment-links'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { linkedAppointment, openLink } from './change-booking.ts'

export async function showBooking(
  ctx: Context,
  link: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  return ok(linkedAppointment(ctx, await openLink(ctx, ctx.sql, link), link.action))
}
