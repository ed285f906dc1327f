import type { Answer } from '@pito/contracts/endpoint'
import type { getUnreadableArticles } from '@pito/contracts/staff-articles'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { catalogueOf } from '../open-catalogue.ts'

/** Lists the articles that this process leaves out. Every process reads the same articles. */
export async function listUnreadable({
  sql,
  platform,
}: Context): Promise<Answer<typeof getUnreadableArticles>> {
  const ids = [...catalogueOf(platform).unreadable]
  return ok(
    await sql<{ id: number; ean: string | null }>`
      select id, ean from tyre where id = any(${ids}::integer[]) order by id`,
  )
}
