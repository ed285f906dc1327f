import type { Language } from '@pito/contracts/values/locale'
import { productionWeekShown } from '@pito/contracts/values/production-week'
import type { StockRow } from '../../catalogue/index.ts'
import { stockRows } from '../../catalogue/index.ts'
import { articleColumns } from './article-columns.ts'
import type { Column, ExportedList } from './exported-list.ts'
import { exportedList } from './exported-list.ts'
import { listWords } from './list-words.ts'

/** The largest quantity that the shop reveals. A larger stock appears as ">250". */
const maxShownStock = 250

export function stockList(language: Language): ExportedList {
  const w = listWords[language]
  const columns: Column<StockRow>[] = [
    ...articleColumns(language),
    { title: w.available, kind: 'integer', width: 10, value: shownStock },
    { title: w.made, kind: 'text', width: 22, value: weekOf },
  ]
  return exportedList({ title: w.stockList, fileName: w.stockListFile, rows: stockRows() }, columns)
}

function shownStock({ available }: StockRow): number | string {
  return available > maxShownStock ? `>${maxShownStock}` : available
}

function weekOf({ dotWeek: week, dotYear: year }: StockRow): string | null {
  return week === null || year === null ? null : productionWeekShown({ year, week })
}
