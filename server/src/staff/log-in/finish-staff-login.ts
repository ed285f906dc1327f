import type { Answer, Input } from '@pito/contracts/endpoint'
import type { finishStaffLogin, getStaffPasskeyOptions } from '@pito/contracts/staff-log-in'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { offerOwnPasskeys } from '../second-factor/offer-challenge.ts'
import { finishWithProof } from './finish-with-proof.ts'
import { startedInAnswer } from './start-staff-session.ts'
import { staffOfTicket } from './ticket.ts'

export async function offerLoginPasskeys(
  ctx: Context,
  { ticket }: Input<typeof getStaffPasskeyOptions>,
): Promise<Answer<typeof getStaffPasskeyOptions>> {
  const { id } = await staffOfTicket(ctx, ticket)
  return ok(await offerOwnPasskeys(ctx, id))
}

export async function finishLogin(
  ctx: Context,
  { ticket, ...given }: Input<typeof finishStaffLogin>,
): Promise<Answer<typeof finishStaffLogin>> {
  const staff = await staffOfTicket(ctx, ticket)
  return ok(startedInAnswer(ctx, staff, await finishWithProof(ctx, staff, given)))
}
