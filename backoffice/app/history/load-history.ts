import { getRecordHistory } from '@pito/contracts/staff-office'
import type { RecordKind } from '@pito/contracts/values/record-history'
import type { Api } from '@pito/web/api/api'
import { existingPage } from '../list/load-list.ts'
import { loadPart } from '../record/record-part.tsx'

/** Loads the page of a history that the address names. */
export function loadHistory(api: Api, record: { readonly kind: RecordKind; readonly id: string }, url: URL) {
  return loadPart(existingPage(url, (page) => api(getRecordHistory, { ...record, page, per_page: 50 })))
}
