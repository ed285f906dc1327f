import type { Answer } from '@pito/contracts/endpoint'
import type { getActing as contract } from '@pito/contracts/staff'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { liveSession } from '../platform/sessions/store.ts'
import { customerById } from './customer-store.ts'
import { virtualUserOf } from './start-acting.ts'

export async function showActing({ caller, sql, now }: Context): Promise<Answer<typeof contract>> {
  if (caller.kind !== 'customer' || !caller.actingStaffId) return ok(null)
  const session = await liveSession(sql, caller.sessionId, now)
  const customer = await customerById(sql, caller.customerId)
  if (!session || !customer) return ok(null)
  return ok(virtualUserOf(customer, session.actingName ?? '', session.expiresAt))
}
