import { getRecordHistory } from '@pito/contracts/staff-office'
import type { RecordKind } from '@pito/contracts/values/record-history'
import type { Api } from '@pito/web/api/api'

export function loadHistory(api: Api, record: { readonly kind: RecordKind; readonly id: string }, url: URL) {
  return api(getRecordHistory, { ...record, page: Number(url.searchParams.get('page') ?? 1), per_page: 50 })
}
