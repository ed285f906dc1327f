import { exportApplicationList, exportPriceList, exportStockList } from '@pito/contracts/downloads'
import { exportFormats, priceListTypes } from '@pito/contracts/values/export-kinds'
import type { Api } from '@pito/web/api/api'
import { textIn } from '@pito/web/form/form-result'

export const exportedLists = ['prices', 'stock', 'applications'] as const
export type ExportedList = (typeof exportedLists)[number]

/** Requests the list that the form names. An invalid format or list is replaced by the first option. */
export async function requestExport(api: Api, form: FormData) {
  const format = oneOf(exportFormats, textIn(form, 'format'))
  const list = oneOf(exportedLists, textIn(form, 'list'))
  if (list === 'stock') return (await api(exportStockList, { format })).data
  if (list === 'applications')
    return (await api(exportApplicationList, { format, categoryID: textIn(form, 'category') })).data
  const listType = oneOf(priceListTypes, textIn(form, 'type'))
  return (await api(exportPriceList, { format, listType })).data
}

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], text: string): Value {
  return values.find((value) => value === text) ?? values[0]
}
