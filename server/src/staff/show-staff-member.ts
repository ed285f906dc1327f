import type { Answer } from '@pito/contracts/endpoint'
import type { getStaffMember as contract } from '@pito/contracts/staff'
import { countOpenNotes } from '../orders/index.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { staffOf } from './staff-with.ts'

export async function showStaffMember(ctx: Context): Promise<Answer<typeof contract>> {
  const staff = await staffOf(ctx.platform, ctx.caller)
  const mayReadOrders = staff.rights.includes('read-orders')
  return ok({ ...staff, open_notes: mayReadOrders ? await countOpenNotes(ctx.sql, staff.id) : 0 })
}
