import type { BrandFields } from '@pito/contracts/staff-brands'
import type { RowOf } from '../../platform/database/columns.ts'
import { assignment, columns, expression, insertion, named, of } from '../../platform/database/columns.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'

/** The columns of a brand that staff fill in. The API and the history name them alike. */
export const brandFieldColumns = named('name, slug, image_path, minimum_price_cents, position')

export type BrandRow = RowOf<typeof brandColumns>
export const brandColumns = columns({ b: 'brand' }, ['b.id, b.version', ...of('b', brandFieldColumns)], {
  archived: expression<boolean>`b.archived_at is not null`,
  has_texts: expression<boolean>`
    exists (select from landing_text where type = 'brand' and landing_text.name = b.slug)`,
  models: expression<number>`
    select count(*)::integer from model where brand_id = b.id and model.archived_at is null`,
  articles: expression<number>`
    select coalesce(sum((select count(*) from tyre where model_id = model.id and active)), 0)::integer
    from model where brand_id = b.id`,
  referred_to: expression<boolean>`exists (select from model where brand_id = b.id)`,
  former_slugs: expression<string[]>`
    array(select former.slug from brand_former_slug former where brand_id = b.id order by 1)`,
})

export async function brandById(sql: Sql, id: number): Promise<BrandRow | undefined> {
  const [row] = await sql`select ${brandColumns} from brand b where b.id = ${id}`
  return row
}

export async function brandByName(
  sql: Sql,
  name: string,
): Promise<{ id: number; archived: boolean } | undefined> {
  const [row] = await sql<{ id: number; archived: boolean }>`
    select id, archived_at is not null as archived from brand where name_key(name) = name_key(${name})`
  return row
}

/** Locks a brand until the transaction ends. */
export async function lockBrand(tx: Tx, id: number): Promise<BrandRow | undefined> {
  await tx`select from brand where id = ${id} for update`
  return brandById(tx, id)
}

/**
 * Lets those who add or rename brands wait for each other until the transaction ends. It is taken before any row of a
 * brand is locked.
 */
export async function lockBrandNames(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('brand names'))`
}

interface Taken {
  /** The name of another brand that differs at most in case and accents. */
  readonly name: string | null
  readonly slug: SlugHolder | null
}

/** The brand or the model that has a slug, or had it before, so that its former address redirects to it. */
export interface SlugHolder {
  readonly name: string
  readonly isFormer: boolean
}

/** Returns which other brands have this name and this slug, or had the slug before. */
export async function takenByBrand(
  sql: Sql,
  { name, slug }: { readonly name: string | null; readonly slug: string | null },
  except: number | null,
): Promise<Taken> {
  const [taken] = await sql<Taken>`
    select
      (select name from brand where name_key(name) = name_key(${name}) and id is distinct from ${except}) as name,
      (select jsonb_build_object('name', brand.name, 'isFormer', brand.slug <> ${slug})
        from brand left join brand_former_slug former on brand_id = id and former.slug = ${slug}
        where ${slug} in (brand.slug, former.slug) and id is distinct from ${except}
        order by brand.slug <> ${slug} limit 1) as slug`
  return taken ?? { name: null, slug: null }
}

/** Returns which names no brand has. */
export async function unknownBrands(sql: Sql, names: readonly string[]): Promise<string[]> {
  const rows = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as named (name)
    where not exists (select from brand where name_key(brand.name) = name_key(named.name)) order by 1`
  return rows.map(({ name }) => name)
}

type StoredBrand = Pick<BrandFields, (typeof brandFieldColumns)[number]>

const valuesOf = ({ name, slug, image_path, minimum_price_cents, position }: StoredBrand) => ({
  name,
  slug,
  image_path,
  minimum_price_cents,
  position,
})

export async function insertBrand(tx: Tx, brand: StoredBrand): Promise<number> {
  const [row] = await tx<{ id: number }>`
    insert into brand ${insertion('brand', valuesOf(brand))} returning id`
  if (!row) throw new Error('PostgreSQL returned no id for the brand.')
  return row.id
}

/** `wordsChangedAt` is given if the texts of the landing page change; the new time raises the version of the brand. */
export async function updateBrand(
  tx: Tx,
  id: number,
  brand: StoredBrand,
  wordsChangedAt: Date | null,
): Promise<void> {
  await tx`
    update brand set ${assignment('brand', valuesOf(brand))},
      words_changed_at = coalesce(${wordsChangedAt}::timestamptz, words_changed_at)
    where id = ${id}`
}

/** Lets the address with the former slug redirect to the brand. A brand may return to a slug of its own. */
export async function storeFormerBrandSlug(tx: Tx, id: number, former: string, slug: string): Promise<void> {
  await tx`delete from brand_former_slug where slug = ${slug} and brand_id = ${id}`
  await tx`insert into brand_former_slug (slug, brand_id) values (${former}, ${id})`
}

export async function updateBrandArchived(tx: Tx, id: number, archivedAt: Date | null): Promise<void> {
  await tx`update brand set archived_at = ${archivedAt} where id = ${id}`
}
