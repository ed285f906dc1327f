import type { TyreSize } from '@pito/contracts/values/tyre-size'
import type { RowOf } from '../platform/database/columns.ts'
import { columns, expression } from '../platform/database/columns.ts'
import type { Sql } from '../platform/database/sql.ts'
import { listedPicture } from './pictures/picture-store.ts'

const brandColumns = columns('brand', 'id, name, slug, image_path, position')
const modelColumns = columns(
  { m: 'model' },
  'm.id, m.brand_id, m.season_id, m.name, m.name_fi, m.slug, m.popularity, m.axle',
  { picture: expression<string | null>`${listedPicture}` },
)

export type BrandName = RowOf<typeof brandColumns>
export type ModelName = RowOf<typeof modelColumns>

interface FormerSlug {
  /** `kuura` for a brand, and the id of the brand with the slug for a model: `12/tuisku-1`. */
  readonly key: string
  readonly id: number
}

interface CatalogueNames {
  readonly brands: readonly BrandName[]
  readonly models: readonly ModelName[]
  readonly sizes: readonly TyreSize[]
  readonly formerBrands: readonly FormerSlug[]
  readonly formerModels: readonly FormerSlug[]
}

/** Reads the names in the catalogue, whether or not any tyre has them. Archived brands and models have no pages. */
export async function readNames(sql: Sql): Promise<CatalogueNames> {
  const brands = await sql`select ${brandColumns} from brand where archived_at is null`
  const models = await sql`select ${modelColumns} from model m where archived_at is null`
  const sizes = await sql<TyreSize>`
    select distinct width::float8, aspect as aspect_ratio, diameter::float8 from tyre_size`
  const formerBrands = await sql<FormerSlug>`select slug as key, brand_id as id from brand_former_slug`
  const formerModels = await sql<FormerSlug>`
    select brand_id || '/' || slug as key, model_id as id from model_former_slug`
  return { brands, models, sizes, formerBrands, formerModels }
}
