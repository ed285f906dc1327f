import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getListView, ListColumn, saveListView } from '@pito/contracts/staff-office'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { staffOf } from './staff-with.ts'

export async function showListView(
  { platform, caller, sql }: Context,
  { list }: Input<typeof getListView>,
): Promise<Answer<typeof getListView>> {
  const { id } = await staffOf(platform, caller)
  const [view] = await sql<{ columns: ListColumn[] }>`
    select columns from staff_list_view where staff_id = ${id} and list = ${list}`
  return ok(view?.columns ?? [])
}

export async function storeListView(
  { platform, caller, sql }: Context,
  { list, columns }: Input<typeof saveListView>,
): Promise<Answer<typeof saveListView>> {
  const { id } = await staffOf(platform, caller)
  await sql`
    insert into staff_list_view (staff_id, list, columns) values (${id}, ${list}, ${JSON.stringify(columns)}::jsonb)
    on conflict (staff_id, list) do update set columns = excluded.columns`
  return ok(columns)
}
