import type pg from 'pg'
import type { Article } from './search/article.ts'

export interface StockedArticle extends Article {
  readonly available: number
}

export interface CatalogueChanges {
  /** The revision up to which this tells. */
  readonly number: number
  /** The changes were too many to note, or are forgotten by now: read the whole catalogue again. */
  readonly everything: boolean
  readonly articles: StockedArticle[]
}

const articles = `
  select t.id, t.vehicle_type_id as "vehicleType",
    (s.width * 100)::integer as width, s.aspect, (s.diameter * 10)::integer as diameter,
    m.brand_id as "brandId", t.model_id as "modelId", t.season_id as "seasonId",
    t.speed_index as "speedIndex", t.load_index as "loadIndex",
    t.fuel_efficiency as "fuelEfficiency", t.wet_grip as "wetGrip",
    t.noise_class as "noiseClass", t.noise_value as "noiseValue",
    t.run_flat as "runFlat", t.price_cents as "priceCents", t.popularity,
    coalesce((select available from tyre_stock where tyre_id = t.id), 0) as available,
    article_name(b.name, m.name) as name, t.active
  from tyre t
    join tyre_size s on s.id = t.tyre_size_id
    join model m on m.id = t.model_id
    join brand b on b.id = m.brand_id`

/** In the order of the ids; the next page starts after the last id of this one. */
export async function readArticles(
  pool: pg.Pool,
  { after = 0, limit = 10_000 }: { after?: number; limit?: number },
): Promise<StockedArticle[]> {
  const { rows } = await pool.query<StockedArticle>({
    name: 'read-articles',
    text: nextArticles,
    values: [after, limit],
  })
  return rows
}

const nextArticles = `${articles} where t.id > $1 order by t.id limit $2`

export async function readChangedArticles(pool: pg.Pool, sinceNumber: number): Promise<CatalogueChanges> {
  const { rows } = await pool.query<Omit<CatalogueChanges, 'articles'>>({
    name: 'read-catalogue-changes',
    text: whatChanged,
    values: [sinceNumber],
  })
  const [{ number, everything } = { number: sinceNumber, everything: false }] = rows
  if (everything || number === sinceNumber) return { number, everything, articles: [] }
  const changed = await pool.query<StockedArticle>({
    name: 'read-changed-articles',
    text: changedArticles,
    values: [sinceNumber],
  })
  return { number, everything, articles: changed.rows }
}

const whatChanged = `
  select number::float8 as number, number < $1 or number > $1 and (
    exists (select from catalogue_change where number > $1 and tyre_id is null)
    or $1 + 1 < coalesce((select min(number) from catalogue_change), number + 1)
  ) as everything
  from (select coalesce((select number from revision where topic = 'catalogue'), 0) as number) as newest`

const changedArticles = `${articles} where t.id = any(array(
  select distinct tyre_id from catalogue_change where number > $1
)) order by t.id`
