import type { PriceListType } from '@pito/contracts/values/export-kinds'
import { seasonsOfPriceList } from '@pito/contracts/values/export-kinds'
import type { Language } from '@pito/contracts/values/locale'
import { noiseClassOf } from '@pito/contracts/values/noise-class'
import type { PriceRow } from '../../catalogue/index.ts'
import { priceRows } from '../../catalogue/index.ts'
import { articleColumns } from './article-columns.ts'
import type { Column, ExportedList } from './exported-list.ts'
import { exportedList } from './exported-list.ts'
import { listWords, priceListNames } from './list-words.ts'

export function priceList(type: PriceListType, language: Language, now: Date): ExportedList {
  const w = listWords[language]
  const columns: Column<PriceRow>[] = [
    ...articleColumns(language),
    { title: w.fuel, kind: 'text', width: 11, value: ({ fuelEfficiency }) => fuelEfficiency },
    { title: w.wet, kind: 'text', width: 11, value: ({ wetGrip }) => wetGrip },
    {
      title: w.noiseClass,
      kind: 'text',
      width: 11,
      value: ({ noiseClass, noiseValue }) => noiseClassOf(noiseClass, noiseValue),
    },
    { title: w.noise, kind: 'integer', width: 10, value: ({ noiseValue }) => noiseValue },
    { title: w.price, kind: 'euros', width: 17, value: ({ priceCents }) => priceCents },
    { title: w.fee, kind: 'euros', width: 22, value: ({ feeCents }) => feeCents },
  ]
  const fileName = `${w.priceListFile}-${priceListNames[type][language]}`
  return exportedList(
    { title: w.priceList, fileName, rows: priceRows(seasonsOfPriceList[type], now) },
    columns,
  )
}
