import type { Sql } from '../../platform/database/sql.ts'
import type { LinkedProduct } from '../rules/product-links.ts'

/** The declared values of one article, for its label and its product information sheet. */
export interface DeclaredRow extends LinkedProduct {
  readonly supplier: string
  readonly supplierContact: string | null
  readonly commercialName: string
  readonly typeIdentifier: string
  readonly commercial: boolean
  readonly zRated: boolean
  readonly loadIndexDual: number | null
  readonly runFlat: boolean
  readonly tyreClass: 'C1' | 'C2' | 'C3'
  readonly fuelEfficiency: string | null
  readonly wetGrip: string | null
  readonly noiseClass: string | null
  readonly noiseValue: number | null
  readonly snowGrip: boolean
  readonly iceGrip: boolean
  readonly eprelId: string | null
  readonly productionStart: string | null
  readonly productionEnd: string | null
  readonly moreServiceDescription: string | null
}

export async function readDeclared(sql: Sql, id: number): Promise<DeclaredRow | undefined> {
  const [row] = await sql<DeclaredRow>`
    select t.id, t.vehicle_type_id, t.season_id,
      b.name as supplier, b.contact as supplier_contact, b.slug as brand_slug,
      m.name as commercial_name, m.slug as model_slug, m.has_3pmsf as snow_grip, m.ice_grip,
      s.width::float8 as width, s.aspect, s.diameter::float8 as diameter, s.commercial,
      t.load_index, t.load_index_dual, t.speed_index,
      t.reinforced, t.z_rated, t.run_flat, t.tyre_class,
      t.manufacturer_product_id as type_identifier, t.eprel_id::text,
      t.fuel_efficiency, t.wet_grip,
      t.noise_class, t.noise_value,
      t.production_start, t.production_end,
      t.more_service_description
    from tyre t
      join tyre_size s on s.id = t.tyre_size_id
      join model m on m.id = t.model_id
      join brand b on b.id = m.brand_id
    where t.id = ${id} and t.state in ('on-sale', 'off-sale')`
  return row
}
