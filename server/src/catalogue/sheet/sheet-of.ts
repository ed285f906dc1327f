import type { Language } from '@pito/contracts/values/locale'
import { sizeText } from '@pito/contracts/values/tyre-size'
import type { LabelFacts } from '../label/label-facts.ts'
import type { DeclaredRow } from '../label/label-store.ts'
import type { SheetWords } from './sheet-words.ts'
import { sheetWords } from './sheet-words.ts'

export interface Sheet {
  readonly title: string
  readonly regulation: string
  readonly name: string
  readonly note: string
  readonly rows: readonly SheetRow[]
}

export interface SheetRow {
  readonly name: string
  readonly value: string
}

interface Declared {
  readonly row: DeclaredRow
  readonly facts: LabelFacts
  /** True in a demo, whose values are invented. The sheet then says so. */
  readonly illustrative: boolean
}

/**
 * Returns the sheet with the rows of Annex IV of the regulation. A value that was not declared is marked as such
 * rather than left out.
 */
export function sheetOf({ row, facts, illustrative }: Declared, language: Language): Sheet {
  const w = sheetWords[language]
  const rows: readonly (readonly [name: string, value: string | null])[] = [
    [w.supplier, facts.supplier],
    [w.commercialName, row.commercialName],
    [w.typeIdentifier, facts.typeIdentifier],
    [w.size, sizeText({ width: row.width, aspectRatio: row.aspect, diameter: row.diameter }, row.commercial)],
    [w.tyreClass, facts.tyreClass],
    [w.loadIndex, loadIndexes(row, w)],
    [w.speed, row.speedIndex],
    [w.fuel, facts.fuelEfficiency],
    [w.wet, facts.wetGrip],
    [w.noiseClass, facts.noiseClass],
    [w.noiseValue, `${facts.noiseValue}\u00a0dB`],
    [w.snow, facts.snowGrip ? w.yes : w.no],
    [w.ice, facts.iceGrip ? w.yes : w.no],
    [w.moreService, row.moreServiceDescription],
    [w.loadVersion, row.reinforced ?? 'SL'],
    [w.start, row.productionStart],
    [w.end, row.productionEnd],
    [w.eprel, row.eprelId],
    [w.contact, row.supplierContact],
  ]
  return {
    title: w.title,
    regulation: w.regulation,
    name: `${facts.supplier} ${row.commercialName} ${facts.size}`,
    note: illustrative ? w.note : '',
    rows: rows.map(([name, value]) => ({ name, value: value || w.unknown })),
  }
}

function loadIndexes({ loadIndex, loadIndexDual }: DeclaredRow, w: SheetWords): string {
  if (loadIndexDual === null) return String(loadIndex)
  return `${loadIndex} (${w.single}), ${loadIndexDual} (${w.dual})`
}
