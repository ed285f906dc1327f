import type { HistoryEntry } from '@pito/contracts/staff-office'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/web/locale/date-of'
import { useLocale } from '@pito/web/locale/use-locale'
import { useLoaderData } from 'react-router'
import { loadHistory } from '../history/load-history.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { staffPage } from '../session/staff-page.ts'
import { DeliveryHead } from './delivery-head.tsx'
import { weekdayFields } from './delivery-values.ts'
import { daysAsLines } from './read-days.ts'
import { tiersAsText, typedTiers } from './read-tiers.ts'
import { useDeliveryLabels } from './use-delivery-labels.ts'

export const clientLoader = staffPage(
  (api, { url }) => loadHistory(api, { kind: 'setting', id: 'delivery' }, url),
  'read-settings',
)

export default function DeliveryHistory() {
  const labels = useDeliveryLabels()
  const page = useLoaderData<typeof clientLoader>()
  const language = languageOf(useLocale())
  const shown = {
    day: (date: string) => dateShown(date, language),
    weekday: (weekday: number) => labels[weekdayFields[weekday - 1] ?? 'no_dispatch_1'],
  }
  const data = page.data.map((entry) => ({
    ...entry,
    before: inWords(entry.before, shown),
    after: inWords(entry.after, shown),
  }))
  return (
    <div className="stack">
      <DeliveryHead tab="history" />
      <RecordHistory page={{ ...page, data }} labels={labels} />
    </div>
  )
}

interface Shown {
  readonly day: (date: string) => string
  readonly weekday: (weekday: number) => string
}

/** Writes the lists and amounts of an entry as the form shows them. */
function inWords(values: HistoryEntry['before'], shown: Shown) {
  if (!values) return values
  const { tiers, no_dispatch_weekdays: weekdays, no_dispatch_dates: dates, free_from_cents: free } = values
  const { valid_from: start } = values
  return {
    ...values,
    ...(Array.isArray(tiers) && { tiers: tiersAsText(typedTiers(tiers)).replaceAll('\n', '; ') }),
    ...(Array.isArray(weekdays) && { no_dispatch_weekdays: weekdays.map(shown.weekday).join(', ') }),
    ...(Array.isArray(dates) && { no_dispatch_dates: daysAsLines(dates).replaceAll('\n', ', ') }),
    ...(typeof start === 'string' && { valid_from: shown.day(start) }),
    ...(typeof free === 'number' && { free_from_cents: formatEuro(free) }),
  }
}
