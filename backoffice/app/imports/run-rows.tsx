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

/** The old and the new value of each field that changes. A new record shows the fields that have a value. */
function RowChange({ row: { before, after, names } }: { readonly row: RunRow }) {
  const locale = useLocale()
  const shown = (field: string, value: unknown) => shownValue(field, value, locale, names)
  if (!after) return '–'
  const fields = Object.entries(after).filter(([, value]) => before || isGiven(value))
  return (
    <ul className={before ? 'run-change' : 'run-change run-change--new'}>
      {fields.map(([field, value]) => (
        <li key={field}>
          {fieldName(field, locale)}: {before && <>{shown(field, before[field])} → </>}
          <b>{shown(field, value)}</b>
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
