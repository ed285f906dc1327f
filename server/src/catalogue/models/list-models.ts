import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getStaffModel, getStaffModels, modelSorts } from '@pito/contracts/staff-models'
import type { Context } from '../../platform/context.ts'
import { inSnakeCase } from '../../platform/database/columns.ts'
import { listPage, orderBy } from '../../platform/database/list-page.ts'
import type { Part } from '../../platform/database/statement.ts'
import { part } from '../../platform/database/statement.ts'
import { ok, page as pageOf } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { staffModelOf } from './model-of.ts'
import type { ModelRow } from './model-store.ts'
import { modelById, modelColumns, modelTables } from './model-store.ts'

const sorts: Record<(typeof modelSorts)[number], Part> = {
  name: part`name_key(b.name || ' ' || m.name)`,
  season: part`m.season_id`,
  articles: part`articles`,
}

export async function listStaffModels(
  ctx: Context,
  input: Input<typeof getStaffModels>,
): Promise<Answer<typeof getStaffModels>> {
  const { rows, ...paging } = await listPage(
    ctx.sql,
    {
      columns: modelColumns,
      from: modelTables,
      where: modelConditions(input),
      order: orderBy(sorts, input.sort, part`m.id`),
    },
    input,
  )
  return pageOf(rows.map(listedOf), paging)
}

function modelConditions({
  search,
  archived,
  brand_id,
  season_id,
  vehicle_kind,
}: Input<typeof getStaffModels>): Part[] {
  return [
    archived ? part`m.archived_at is not null` : part`m.archived_at is null`,
    ...(brand_id ? [part`m.brand_id = ${brand_id}`] : []),
    ...(season_id ? [part`m.season_id = ${season_id}`] : []),
    ...(vehicle_kind ? [part`m.vehicle_kind = ${vehicle_kind}`] : []),
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => part`position(name_key(${word}) in name_key(b.name || ' ' || m.name)) > 0`),
  ]
}

function listedOf(row: ModelRow) {
  return {
    ...inSnakeCase(row, 'id, version, brand_id, brand, name, slug, season_id, vehicle_kind, segment'),
    ...inSnakeCase(row, 'articles, archived'),
    has_texts: row.descriptionFi !== '' && row.descriptionEn !== '',
  }
}

export async function showStaffModel(
  ctx: Context,
  { id }: Input<typeof getStaffModel>,
): Promise<Answer<typeof getStaffModel>> {
  return ok(staffModelOf((await modelById(ctx.sql, id)) ?? refuse('not-found')))
}
