import { importFields } from '@pito/contracts/records/import-fields'
import { fieldName, shownValue } from '@pito/contracts/records/shown-value'
import type { Run, RunRow } from '@pito/contracts/staff-imports'
import type { RunKind } from '@pito/contracts/values/run-kinds'
import { isImportKind, rowVerdicts } from '@pito/contracts/values/run-kinds'
import { Button } from '@pito/ui/button'
import type { DataColumn, Selection } from '@pito/ui/data-table/data-table'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { useFetcherForm } from '@pito/web/form/use-form'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { OfficeForm } from '../errors/office-form.tsx'
import type { ListData } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { useWide } from '../list/use-wide.ts'
import { canBeCarriedOut } from './run-state.ts'
import { runWords } from './run-words.ts'

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
  const isWide = useWide()
  const changes = useChanges()
  const lines = (part: 'field' | 'before' | 'after') => (row: RunRow) =>
    row.before && changes(row).map((change) => <div key={change.field}>{change[part]}</div>)
  // A new record has too many values for a line each.
  const after = (row: RunRow) =>
    row.before ? (
      lines('after')(row)
    ) : (
      <span className="run-fault">
        {changes(row)
          .map((change) => `${change.field} ${change.after}`)
          .join(' · ')}
      </span>
    )
  const columnsOfChange: readonly DataColumn<RunRow>[] = isWide
    ? [
        { key: 'field', heading: w.column, cell: lines('field') },
        { key: 'before', heading: w.before, cell: lines('before') },
        { key: 'after', heading: w.after, cell: after },
      ]
    : [{ key: 'change', heading: w.change, cell: (row) => <RowChange row={row} />, importance: 4 }]
  return [
    { key: 'label', heading: 'EAN', cell: ({ label }) => label || '–', importance: 1 },
    { key: 'number', heading: w.row, cell: ({ number }) => number, align: 'end' },
    { key: 'name', heading: w.record, cell: nameOfRecord, importance: 2, cut: true },
    { key: 'verdict', heading: w.verdict, cell: ({ verdict }) => w[`row_${verdict}`], importance: 3 },
    ...columnsOfChange,
    {
      key: 'outcome',
      heading: w.outcome,
      cell: ({ outcome }) => outcome && (outcome === 'done' ? w.outcomeDone : w.outcomeSkipped),
      importance: 5,
    },
    { key: 'reason', heading: w.reason, cell: (row) => <RowReason row={row} />, importance: 6 },
  ]
}

function nameOfRecord({ record_id, names }: RunRow) {
  return record_id !== null && names.record_id?.[record_id]
}

/** Returns the function that names the changed fields of a row with both values. A new record has those with a value. */
function useChanges() {
  const locale = useLocale()
  return ({ before, after, names }: RunRow) =>
    Object.entries(after ?? {})
      .filter(([, value]) => before || isGiven(value))
      .map(([field, value]) => ({
        field: fieldName(field, locale),
        before: before && shownValue(field, before[field], locale, names),
        after: shownValue(field, value, locale, names),
      }))
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

/** The changes of a row on its card on a phone. */
function RowChange({ row }: { readonly row: RunRow }) {
  const changes = useChanges()(row)
  if (changes.length === 0) return '–'
  return (
    <ul className="run-change">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {field}: {row.before && `${before} → `}
          <b>{after}</b>
        </li>
      ))}
    </ul>
  )
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== '' && value !== false
}

/** Why a row is rejected, guarded or skipped, how cells were read that are not exact, and the reason for which a guarded row was ticked. */
function RowReason({ row: { faults, assumptions, reason, note } }: { readonly row: RunRow }) {
  const w = useWords(runWords)
  const locale = useLocale()
  const nameOf = useFieldName()
  const changed =
    note &&
    (note.sentence ?? w.changedBy(note.by ?? w.theShop, note.at ? timeWithWeekday(note.at, locale) : '–'))
  return (
    <>
      {assumptions.map((assumption) => (
        <span className="run-fault" key={`${assumption.field}`}>
          {assumption.reason}
        </span>
      ))}
      {faults.map((fault) => (
        <span className="run-fault" key={`${fault.field} ${fault.reason}`}>
          {fault.field !== null && `${nameOf(fault.field)}${fault.value ? ` ${fault.value}` : ''}: `}
          {fault.reason}
        </span>
      ))}
      {reason && <span className="run-fault">✓ {reason}</span>}
      {changed && <span className="run-fault">{changed}</span>}
    </>
  )
}

interface TickFormProps {
  readonly run: Run
  readonly numbers: readonly string[]
}

/** Ticks the selected rows that the price guard stops. A tick needs a reason. */
function TickForm({ run, numbers }: TickFormProps) {
  const w = useWords(runWords)
  const form = useFetcherForm({ id: 'run-ticks', action: `/imports/${run.id}`, fields: ['reason'] })
  return (
    <OfficeForm form={form} className="run-ticks">
      <input type="hidden" name="numbers" value={numbers.slice(0, 200).join(',')} />
      <Field label={w.tickReason} error={form.error('reason')}>
        <TextInput {...form.field('reason')} maxLength={500} />
      </Field>
      <Button type="submit" name="action" value="tick" busy={form.pending}>
        {w.tick}
      </Button>
      <Button type="submit" name="action" value="untick" look="bare" busy={form.pending}>
        {w.untick}
      </Button>
    </OfficeForm>
  )
}

function fieldsOfRun(kind: RunKind): readonly string[] {
  return isImportKind(kind) ? importFields[kind].map(({ name }) => name) : ['state']
}

/** Returns the function that names a field of a row in the language of the page. */
function useFieldName(): (field: string) => string {
  const locale = useLocale()
  return (field) => fieldName(field, locale)
}
