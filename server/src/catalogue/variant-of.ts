import type { Variant } from '@pito/contracts/catalogue'
import { sizeTextOf } from './product-of.ts'
import { productLink } from './rules/product-links.ts'
import type { SiblingRow } from './sibling-store.ts'

export function variantOf(row: SiblingRow): Variant {
  return {
    id: row.id,
    size_text: sizeTextOf(row),
    width: row.width,
    aspect_ratio: row.aspect,
    diameter: row.diameter,
    load_index: row.loadIndex,
    speed_index: row.speedIndex,
    net_price_with_rc: row.priceCents / 100,
    in_stock: row.available,
    link_fi: productLink(row, 'fi'),
    link_en: productLink(row, 'en'),
  }
}
