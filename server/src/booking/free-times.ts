import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database/sql.ts'
import { readCalendarFacts } from './arrival-day.ts'
import { readPointFacts } from './day-facts.ts'
import type { TimeToHold } from './find-bay.ts'
import { judgeDay } from './rules/judge-day.ts'

/** Lists the free times of a point in the coming days. */
export async function freeTimes(
  sql: Sql,
  pointId: number,
  count: number,
  ctx: Pick<Context, 'platform' | 'now'>,
): Promise<TimeToHold[]> {
  const days = { firstDate: helsinkiDate(ctx.now), count }
  const [facts] = await readPointFacts(sql, [pointId], days, await readCalendarFacts(sql, ctx))
  return [...(facts?.days() ?? [])].flatMap((day) =>
    judgeDay(day)
      .slots.filter(({ reason }) => reason === null)
      .map(({ minute }) => ({ date: day.date, minute })),
  )
}
