import type { Run, RunRow } from '@pito/contracts/staff-imports'
import { rowVerdicts } from '@pito/contracts/values/run-kinds'
import type { DataColumn, Selection } from '@pito/ui/data-table/data-table'
import { useWords } from '@pito/web/words/words'
import type { ListData } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { RowChange } from './row-change.tsx'
import { RowReason } from './row-reason.tsx'
import { canBeCarriedOut } from './run-state.ts'
import { runWords } from './run-words.ts'
import { TickForm } from './tick-form.tsx'
import { fieldsOfRun, useFieldName } from './use-field-name.ts'

interface RunRowsProps {
  readonly run: Run
  readonly rows: ListData<RunRow>
}

/** The rows of a dry run, and what became of them. Guarded rows can be ticked with a reason. */
export function RunRows({ run, rows }: RunRowsProps) {
  const w = useWords(runWords)
  const canTick = run.guarded_rows > 0 && canBeCarriedOut(run)
  const ticks = (selection: Selection) => <TickForm run={run} numbers={[...selection.ids]} />
  return (
    <OfficeList
      list="run-rows"
      caption={w.dryRunRows}
      data={rows}
      columns={useColumns()}
      sortedBy="number"
      record={(row) => ({
        id: String(row.number),
        name: row.label || String(row.number),
        ...(row.record_id !== null && { href: `/articles/${row.record_id}` }),
      })}
      filters={useFilters(run)}
      searchLabel={w.searchRows}
      {...(canTick && { bulkActions: ticks })}
      empty={{ title: w.noRows, hint: w.noRowsHint }}
    />
  )
}

function useColumns(): readonly DataColumn<RunRow>[] {
  const w = useWords(runWords)
  return [
    { key: 'label', heading: w.record, cell: recordOf, importance: 1 },
    { key: 'number', heading: w.row, cell: ({ number }) => number, align: 'end', importance: 2 },
    { key: 'change', heading: w.change, cell: (row) => <RowChange row={row} />, importance: 4 },
    { key: 'verdict', heading: w.verdict, cell: ({ verdict }) => w[`row_${verdict}`], importance: 3 },
    {
      key: 'outcome',
      heading: w.outcome,
      cell: ({ outcome }) => outcome && (outcome === 'done' ? w.outcomeDone : w.outcomeSkipped),
      importance: 5,
    },
    { key: 'reason', heading: w.reason, cell: (row) => <RowReason row={row} />, importance: 6 },
  ]
}

/** Shows what the file calls the record, such as an EAN, and below it the name of the article. */
function recordOf({ label, record_id, names }: RunRow) {
  const name = record_id !== null && names.record_id?.[record_id]
  if (!name || name === label) return label || '–'
  return (
    <>
      {label}
      <br />
      <span className="quiet">{name}</span>
    </>
  )
}

function useFilters(run: Run) {
  const w = useWords(runWords)
  const nameOf = useFieldName()
  return [
    {
      name: 'verdict',
      label: w.verdict,
      options: rowVerdicts.map((verdict) => ({ value: verdict, label: w[verdict] })),
    },
    {
      name: 'field',
      label: w.column,
      options: fieldsOfRun(run.kind).map((field) => ({ value: field, label: nameOf(field) })),
    },
    { name: 'assumed', label: w.interpretation, options: [{ value: '1', label: w.assumedOnly }] },
    {
      name: 'outcome',
      label: w.outcome,
      options: [
        { value: 'done', label: w.outcomeDone },
        { value: 'skipped', label: w.outcomeSkipped },
      ],
    },
  ]
}
