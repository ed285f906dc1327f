import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getTeamMember as contract, Handover } from '@pito/contracts/staff-team'
import { notesToHandOver } from '../../orders/index.ts'
import { requestsOfStaff } from '../../partners/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { whichStaff } from '../staff-with.ts'
import { shownMember } from './shown-member.ts'
import { memberById } from './team-store.ts'

export async function showMember(
  ctx: Context,
  { id }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const member = (await memberById(ctx.sql, id, whichStaff(ctx.platform))) ?? refuse('not-found')
  return ok({ ...shownMember(member), ...(await toHandOver(ctx.sql, id)) })
}

/** Lists the open partner requests and notes of a member of staff, for somebody else to take over. */
export async function toHandOver(sql: Sql, staffId: string): Promise<Handover> {
  const requests = await requestsOfStaff(sql, staffId)
  const notes = await notesToHandOver(sql, staffId)
  return {
    partner_requests: requests.map(({ id, name, location, createdAt }) => ({
      id,
      name,
      location,
      created_at: createdAt.toISOString(),
    })),
    notes: notes.map(({ id, orderNumber, text, dueOn }) => ({
      id,
      order_number: orderNumber,
      text,
      due_on: dueOn,
    })),
  }
}
