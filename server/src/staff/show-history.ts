import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getRecordHistory as contract } from '@pito/contracts/staff-office'
import { rightToReadHistory } from '@pito/contracts/values/record-history'
import { namesOfReferences } from '../catalogue/index.ts'
import type { Context } from '../platform/context.ts'
import { page as pageOf } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { historyOf } from './history-store.ts'
import { staffOf } from './staff-with.ts'

export async function showHistory(
  ctx: Context,
  { kind, id, page, per_page }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { rights } = await staffOf(ctx.platform, ctx.caller)
  if (!rights.includes(rightToReadHistory[kind])) refuse('not-allowed')
  const { rows, ...paging } = await historyOf(ctx.sql, { kind, id }, { page, per_page })
  const values = rows.flatMap(({ before, after }) => [before, after])
  const names = await namesOfReferences(ctx.sql, values)
  return pageOf(
    rows.map(({ at, ...entry }) => ({ ...entry, names, at: at.toISOString() })),
    paging,
  )
}
