import type { Answer, Input } from '@pito/contracts/endpoint'
import type { brandSorts, getStaffBrand, getStaffBrands } from '@pito/contracts/staff-brands'
import type { Context } from '../../platform/context.ts'
import { inSnakeCase } from '../../platform/database/columns.ts'
import { listPage, orderBy } from '../../platform/database/list-page.ts'
import type { Part } from '../../platform/database/statement.ts'
import { part } from '../../platform/database/statement.ts'
import { ok, page as pageOf } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { staffBrandOf } from './brand-of.ts'
import type { BrandRow } from './brand-store.ts'
import { brandById, brandColumns } from './brand-store.ts'

const sorts: Record<(typeof brandSorts)[number], Part> = {
  position: part`b.position, name_key(b.name)`,
  name: part`name_key(b.name)`,
  models: part`models`,
  articles: part`articles`,
}

export async function listStaffBrands(
  ctx: Context,
  input: Input<typeof getStaffBrands>,
): Promise<Answer<typeof getStaffBrands>> {
  const { search, archived, has_texts: hasTexts } = input
  const { rows, ...paging } = await listPage(
    ctx.sql,
    {
      columns: brandColumns,
      from: part`brand b`,
      where: [
        archived ? part`b.archived_at is not null` : part`b.archived_at is null`,
        ...(hasTexts
          ? [part`exists (select from landing_text where type = 'brand' and landing_text.name = b.slug)`]
          : []),
        ...(search ? [part`position(name_key(${search}) in name_key(b.name)) > 0`] : []),
      ],
      order: orderBy(sorts, input.sort, part`b.id`),
    },
    input,
  )
  return pageOf(rows.map(listedOf), paging)
}

function listedOf(row: BrandRow) {
  return inSnakeCase(row, 'id, version, name, slug, position, models, articles, has_texts, archived')
}

export async function showStaffBrand(
  ctx: Context,
  { id }: Input<typeof getStaffBrand>,
): Promise<Answer<typeof getStaffBrand>> {
  const row = (await brandById(ctx.sql, id)) ?? refuse('not-found')
  return ok(await staffBrandOf(ctx.sql, row))
}
