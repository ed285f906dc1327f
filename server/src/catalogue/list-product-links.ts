import type { Platform } from '../platform/platform.ts'
import type { LinkedProduct } from './rules/product-links.ts'
import { productLink } from './rules/product-links.ts'

export interface TwoLinks {
  readonly fi: string
  readonly en: string
}

const linked = `
  select t.id, t.vehicle_type_id as "vehicleTypeId", t.season_id as "seasonId",
    s.width::float8 as width, s.aspect, s.diameter::float8 as diameter,
    b.slug as "brandSlug", m.slug as "modelSlug",
    t.load_index as "loadIndex", t.speed_index as "speedIndex", t.reinforced
  from (select * from tyre where active order by id offset $1 limit $2) t
    join tyre_size s on s.id = t.tyre_size_id
    join model m on m.id = t.model_id
    join brand b on b.id = m.brand_id
  order by t.id`

export async function countProductLinks({ pool }: Platform): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::integer from tyre where active')
  return rows[0]?.count ?? 0
}

/** The addresses of one sitemap file, counted from 1. */
export async function listProductLinks(
  { pool }: Platform,
  { file, linksPerFile }: { file: number; linksPerFile: number },
): Promise<TwoLinks[]> {
  const values = [(file - 1) * linksPerFile, linksPerFile]
  const { rows } = await pool.query<LinkedProduct>({ name: 'list-product-links', text: linked, values })
  return rows.map((product) => ({ fi: productLink(product, 'fi'), en: productLink(product, 'en') }))
}
