import type { Language } from '@pito/contracts/values/locale'
import { slugOf, vehicleTypeOfId, vehicleTypes } from '@pito/contracts/values/vehicle-type'
import type { ApplicationRow } from '../../catalogue/index.ts'
import { applicationRows } from '../../catalogue/index.ts'
import { articleColumns } from './article-columns.ts'
import type { Column, ExportedList } from './exported-list.ts'
import { exportedList } from './exported-list.ts'
import { listWords } from './list-words.ts'

export function applicationList(vehicleTypeId: number, language: Language): ExportedList {
  const w = listWords[language]
  const columns: Column<ApplicationRow>[] = [
    { title: w.make, kind: 'text', width: 18, value: ({ make }) => make },
    { title: w.vehicleModel, kind: 'text', width: 26, value: ({ vehicleModel }) => vehicleModel },
    { title: w.from, kind: 'integer', width: 9, value: ({ yearFrom }) => yearFrom },
    { title: w.to, kind: 'integer', width: 9, value: ({ yearTo }) => yearTo },
    ...articleColumns(language),
  ]
  const type = vehicleTypeOfId(vehicleTypeId) ?? vehicleTypes[0]
  const fileName = `${w.applicationListFile}-${slugOf(type, language)}`
  return exportedList({ title: w.applicationList, fileName, rows: applicationRows(vehicleTypeId) }, columns)
}
