import { getRecordHistory } from '@pito/contracts/staff-office'
import type { RecordKind } from '@pito/contracts/values/record-history'
import type { StaffRight } from '@pito/contracts/values/staff-rights'
import type { Api } from '@pito/web/api/api'
import { existingPage } from '../list/load-list.ts'
import { loadPart } from '../record/record-part.tsx'
import { staffPage } from '../session/staff-page.ts'

/** Loads the page of a history that the address names. */
export function loadHistory(api: Api, record: { readonly kind: RecordKind; readonly id: string }, url: URL) {
  return loadPart(existingPage(url, (page) => api(getRecordHistory, { ...record, page, per_page: 50 })))
}

type Params = Readonly<Record<string, string | undefined>>

/** Makes the `clientLoader` of the page with the history of a record, which is the record with the id in the address. */
export function historyPage<Stored>(
  kind: RecordKind,
  load: (api: Api, params: Params) => Promise<Stored>,
  right: StaffRight,
) {
  return staffPage(async (api, { params, url }) => {
    const [record, history] = await Promise.all([
      load(api, params),
      loadHistory(api, { kind, id: params.id ?? '' }, url),
    ])
    return { record, history }
  }, right)
}
