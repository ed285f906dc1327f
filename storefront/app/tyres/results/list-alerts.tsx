import { PartAlert } from '@pito/web/parts/part-alert'
import type { Failure } from '@pito/web/parts/settled'
import { useWords } from '@pito/web/words/words'
import { useRevalidator } from 'react-router'
import { useListView } from '../list-view.ts'
import { tyreList } from '../tyre-list-words.ts'

/** Says that the requested list failed to load, or only its filters. */
export function ListAlerts() {
  const w = useWords(tyreList)
  const { data, failedMore } = useListView()
  if (data.failure) return failedMore ? null : <ListAlert title={w.listFailed} failure={data.failure} />
  return <ListAlert title={w.filtersFailed} failure={data.optionsFailure} />
}

export function ListAlert({ title, failure }: { title: string; failure: Failure | null }) {
  const { revalidate, state } = useRevalidator()
  if (!failure) return null
  return <PartAlert title={title} failure={failure} again={revalidate} loading={state === 'loading'} />
}
