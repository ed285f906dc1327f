import { shownValue } from '@pito/contracts/records/shown-value'
import type { HistoryEntry } from '@pito/contracts/staff-office'
import { Table } from '@pito/ui/table'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import type { Settled } from '@pito/web/parts/settled'
import { useWords } from '@pito/web/words/words'
import { ListPager } from '../list/list-pager.tsx'
import { NothingYet } from '../list/office-list.tsx'
import { RecordPart } from '../record/record-part.tsx'
import { recordWords } from '../record/record-words.ts'
import { historyWords } from './history-words.ts'

export interface HistoryPage {
  readonly data: readonly HistoryEntry[]
  readonly page: number
  readonly last_page: number
}

interface RecordHistoryProps {
  readonly page: Settled<HistoryPage>
  /** The labels of the fields of the record. A field without a label is shown under its name. */
  readonly labels: Readonly<Record<string, string>>
}

/** The history of a record: each change with its old and new values, who made it and why. */
export function RecordHistory({ page: loaded, labels }: RecordHistoryProps) {
  const w = useWords(historyWords)
  const { archivedMark: archived } = useWords(recordWords)
  return (
    <RecordPart missing={w.notLoaded} part={loaded}>
      {(page) => <Entries page={page} labels={{ archived, ...labels }} />}
    </RecordPart>
  )
}

interface EntriesProps {
  readonly page: HistoryPage
  readonly labels: RecordHistoryProps['labels']
}

function Entries({ page: { data, page, last_page }, labels }: EntriesProps) {
  const w = useWords(historyWords)
  if (data.length === 0) return <NothingYet title={w.none} hint={w.noneHint} />
  return (
    <div className="stack">
      <Table label={w.title} headings={[w.when, w.who, w.what, w.before, w.after, w.reason]}>
        <tbody>
          {data.flatMap((entry) => (
            <EntryRows entry={entry} labels={labels} key={entry.id} />
          ))}
        </tbody>
      </Table>
      <ListPager page={page} pages={last_page} />
    </div>
  )
}

/** The rows of one change, one for each field. */
function EntryRows({
  entry: { at, by, origin, reason, before, after, names },
  labels,
}: {
  readonly entry: HistoryEntry
  readonly labels: Readonly<Record<string, string>>
}) {
  const w = useWords(historyWords)
  const locale = useLocale()
  const shown = (field: string, value: unknown) => shownValue(field, value, locale, names)
  const fields = Object.keys({ ...before, ...after })
  return fields.map((field, index) => (
    <tr key={field}>
      {index === 0 && (
        <>
          <td rowSpan={fields.length}>{timeWithWeekday(at, locale)}</td>
          <td rowSpan={fields.length}>
            {by ?? w.shop}
            {origin && <small className="quiet"> · {w[origin]}</small>}
          </td>
        </>
      )}
      <th scope="row">{labels[field] ?? field}</th>
      <td data-label={w.before}>{before ? shown(field, before[field]) : ''}</td>
      <td data-label={w.after}>{after ? shown(field, after[field]) : ''}</td>
      {index === 0 && (
        <td rowSpan={fields.length} data-label={w.reason}>
          {reason}
        </td>
      )}
    </tr>
  ))
}
