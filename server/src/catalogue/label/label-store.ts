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
    select t.id, t.vehicle_type_id as "vehicleTypeId", t.season_id as "seasonId",
      b.name as supplier, b.contact as "supplierContact", b.slug as "brandSlug",
      m.name as "commercialName", m.slug as "modelSlug", m.has_3pmsf as "snowGrip", m.ice_grip as "iceGrip",
      s.width::float8 as width, s.aspect, s.diameter::float8 as diameter, s.commercial,
      t.load_index as "loadIndex", t.load_index_dual as "loadIndexDual", t.speed_index as "speedIndex",
      t.reinforced, t.z_rated as "zRated", t.run_flat as "runFlat", t.tyre_class as "tyreClass",
      t.manufacturer_product_id as "typeIdentifier", t.eprel_id::text as "eprelId",
      t.fuel_efficiency as "fuelEfficiency", t.wet_grip as "wetGrip",
      t.noise_class as "noiseClass", t.noise_value as "noiseValue",
      t.production_start as "productionStart", t.production_end as "productionEnd",
      t.more_service_description as "moreServiceDescription"
    from tyre t
      join tyre_size s on s.id = t.tyre_size_id
      join model m on m.id = t.model_id
      join brand b on b.id = m.brand_id
    where t.id = ${id} and t.state in ('on-sale', 'off-sale')`
  return row
}
