import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getProductDetailLabel } from '@pito/contracts/tyre-label'
import { isOfOldScale, labelAddress, sheetAddress } from '@pito/contracts/values/label-address'
import { whyNotLabelled } from '@pito/contracts/values/why-not-labelled'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import type { LabelFacts } from './label/label-facts.ts'
import { eprelAddress } from './label/label-facts.ts'
import { labelOf } from './label/label-of.ts'
import { readDeclared } from './label/label-store.ts'
import { sizeTextOf } from './product-of.ts'

const none = {
  fuel_effiency: null,
  wet_grip: null,
  noice_class: null,
  noice_value: null,
  image: null,
  information_sheet: null,
  information_sheet_pdf: null,
}

export async function showLabel(
  { platform }: Context,
  { product_id: id }: Input<typeof getProductDetailLabel>,
): Promise<Answer<typeof getProductDetailLabel>> {
  const row = await readDeclared(platform.sql, id)
  if (!row) refuse('not-found')
  const facts = labelOf(row)
  const old = isOfOldScale({ fuel: row.fuelEfficiency, wet: row.wetGrip })
  return ok({
    product_id: id,
    reason: whyNotLabelled(row),
    regulation: old ? '1222/2009' : '2020/740',
    supplier: row.supplier,
    type_identifier: row.typeIdentifier,
    size: sizeTextOf(row),
    tyre_class: row.tyreClass,
    snow_grip: row.snowGrip,
    ice_grip: row.iceGrip,
    eprel_id: row.eprelId,
    eprel_url: row.eprelId && eprelAddress(row.eprelId),
    illustrative: platform.config.shopMode === 'demo',
    ...(facts ? declaredOf(id, facts) : none),
  })
}

function declaredOf(id: number, { fuelEfficiency, wetGrip, noiseClass, noiseValue }: LabelFacts) {
  return {
    fuel_effiency: fuelEfficiency,
    wet_grip: wetGrip,
    noice_class: noiseClass,
    noice_value: noiseValue,
    image: labelAddress(id, { fuel: fuelEfficiency, wet: wetGrip }),
    information_sheet: sheetAddress(id),
    information_sheet_pdf: `${sheetAddress(id)}.pdf`,
  }
}
