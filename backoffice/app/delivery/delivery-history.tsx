import type { HistoryEntry } from '@pito/contracts/staff-office'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { loadHistory } from '../history/load-history.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { useLabels } from '../record/describe.ts'
import { staffPage } from '../session/staff-page.ts'
import { DeliveryHead } from './delivery-head.tsx'
import { deliveryWords } from './delivery-words.ts'
import { deliveryDescription } from './description.ts'
import { daysAsLines } from './read-days.ts'
import { tiersAsText, typedTiers } from './read-tiers.ts'

export const clientLoader = staffPage(
  (api, { url }) => loadHistory(api, { kind: 'setting', id: 'delivery' }, url),
  'read-settings',
)

export default function DeliveryHistory() {
  const labels = useLabels(deliveryDescription)
  const { weekdays } = useWords(deliveryWords)
  const history = useLoaderData<typeof clientLoader>()
  const nameOf = (weekday: number) => weekdays[weekday - 1] ?? String(weekday)
  const entry = ({ before, after, ...others }: HistoryEntry): HistoryEntry => ({
    ...others,
    before: inWords(before, nameOf),
    after: inWords(after, nameOf),
  })
  const page = history.failure
    ? history
    : { data: { ...history.data, data: history.data.data.map(entry) }, failure: null }
  return (
    <div className="stack">
      <DeliveryHead tab="history" />
      <RecordHistory page={page} labels={labels} />
    </div>
  )
}

/** Writes the tiers and the days of an entry as the form shows them. */
function inWords(values: HistoryEntry['before'], nameOf: (weekday: number) => string) {
  if (!values) return values
  const { tiers, no_dispatch_weekdays: weekdays, no_dispatch_dates: dates } = values
  return {
    ...values,
    ...(Array.isArray(tiers) && { tiers: tiersAsText(typedTiers(tiers)).replaceAll('\n', '; ') }),
    ...(Array.isArray(weekdays) && { no_dispatch_weekdays: weekdays.map(nameOf) }),
    ...(Array.isArray(dates) && { no_dispatch_dates: daysAsLines(dates).split('\n') }),
  }
}
