import type { Answer, Input } from '@pito/contracts/endpoint'
import type { listTeam as contract } from '@pito/contracts/staff-team'
import type { Context } from '../../platform/context.ts'
import { page as pageOf } from '../../platform/http/calls.ts'
import { whichStaff } from '../staff-with.ts'
import { shownMember } from './shown-member.ts'
import { findTeam } from './team-store.ts'

export async function listTeam(
  ctx: Context,
  { per_page: perPage, active, ...query }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { rows, total } = await findTeam(ctx.sql, {
    ...query,
    ...whichStaff(ctx.platform),
    perPage,
    role: query.role,
    active: active === undefined ? null : active === '1',
  })
  return pageOf(rows.map(shownMember), { total, page: query.page, perPage })
}
