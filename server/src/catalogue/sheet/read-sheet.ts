import { labelAddress, sheetAddress } from '@pito/contracts/values/label-address'
import type { Language } from '@pito/contracts/values/locale'
import type { Platform } from '../../platform/platform.ts'
import { labelOf } from '../label/label-of.ts'
import { readDeclared } from '../label/label-store.ts'
import { productLink } from '../rules/product-links.ts'
import { sheetOf } from './sheet-of.ts'

/**
 * Reads a product information sheet with one statement. Returns null for an article without a label, which has no
 * sheet either.
 */
export async function readSheet({ sql, config }: Platform, id: number, language: Language) {
  const row = await readDeclared(sql, id)
  const facts = row && labelOf(row)
  if (!facts) return null
  return {
    ...sheetOf({ row, facts, illustrative: config.shopMode === 'demo' }, language),
    image: labelAddress(id, { fuel: facts.fuelEfficiency, wet: facts.wetGrip }) ?? '',
    pdf: `${sheetAddress(id)}.pdf`,
    link_fi: productLink(row, 'fi'),
    link_en: productLink(row, 'en'),
  }
}
