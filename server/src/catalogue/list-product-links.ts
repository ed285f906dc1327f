import type { Platform } from '../platform/platform.ts'
import type { LinkedProduct } from './rules/product-links.ts'
import { productLink } from './rules/product-links.ts'

export interface TwoLinks {
  readonly fi: string
  readonly en: string
  /** The time of the last change. It is absent if the shop does not know it. */
  readonly changedAt?: Date
}

export async function countProductLinks({ sql }: Platform): Promise<number> {
  const [row] = await sql<{ count: number }>`select count(*)::integer from tyre where active`
  return row?.count ?? 0
}

/**
 * Lists the URLs of one sitemap file; files are numbered from 1. The time of a tyre's last price change counts as the
 * time of its last change.
 */
export async function listProductLinks(
  { sql }: Platform,
  { file, linksPerFile }: { file: number; linksPerFile: number },
): Promise<TwoLinks[]> {
  const rows = await sql<LinkedProduct & { changedAt: Date }>`
    select t.id, t.vehicle_type_id as "vehicleTypeId", t.season_id as "seasonId",
      s.width::float8 as width, s.aspect, s.diameter::float8 as diameter,
      b.slug as "brandSlug", m.slug as "modelSlug",
      t.load_index as "loadIndex", t.speed_index as "speedIndex", t.reinforced,
      (select max(h.valid_from) from price_history h where h.tyre_id = t.id) as "changedAt"
    from (select * from tyre where active order by id offset ${(file - 1) * linksPerFile} limit ${linksPerFile}) t
      join tyre_size s on s.id = t.tyre_size_id
      join model m on m.id = t.model_id
      join brand b on b.id = m.brand_id
    order by t.id`
  return rows.map(({ changedAt, ...product }) => ({
    fi: productLink(product, 'fi'),
    en: productLink(product, 'en'),
    changedAt,
  }))
}
