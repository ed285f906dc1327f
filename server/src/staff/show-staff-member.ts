import type { Answer } from '@pito/contracts/endpoint'
import type { getStaffMember as contract } from '@pito/contracts/staff'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { staffOf } from './staff-with.ts'

export async function showStaffMember(ctx: Context): Promise<Answer<typeof contract>> {
  return ok(await staffOf(ctx.platform, ctx.caller))
}
