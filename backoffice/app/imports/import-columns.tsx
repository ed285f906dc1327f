import { importFields } from '@pito/contracts/records/import-fields'
import type { ImportPreview, Run } from '@pito/contracts/staff-imports'
import { choicesOf, meaningKey, readChoice } from '@pito/contracts/values/import-choices'
import type { ImportField } from '@pito/contracts/values/import-fields'
import type { ImportKind } from '@pito/contracts/values/run-kinds'
import { knowsMissing, rightOfRun } from '@pito/contracts/values/run-kinds'
import { Button } from '@pito/ui/button'
import { Checkbox } from '@pito/ui/checkbox'
import { Disclosure } from '@pito/ui/disclosure'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { Table } from '@pito/ui/table'
import { TextInput } from '@pito/ui/text-input'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { OfficeForm } from '../errors/office-form.tsx'
import { useStaff } from '../session/use-staff.ts'
import { Interpreted, PreviewTable } from './preview-table.tsx'
import { runWords } from './run-words.ts'

interface ImportColumnsProps {
  readonly run: Run
  readonly preview: ImportPreview
}

/** What was recognised in a file: its headings, its first rows, and the field that each column means. */
export function ImportColumns({ run, preview }: ImportColumnsProps) {
  const w = useWords(runWords)
  const [searchParams] = useSearchParams()
  const separator = preview.separator === '\t' ? w.tab : (preview.separator ?? '')
  const ignored = preview.columns.filter(({ field }) => field === null).map(({ heading }) => heading || '–')
  return (
    <section className="stack">
      <p>{w.recognised(preview.format.toUpperCase(), preview.encoding ?? '', separator)}</p>
      <ReadingChoices preview={preview} />
      <h2>{w.columns}</h2>
      <p>
        {w.columnsLead} {ignored.length > 0 && w.ignoredColumns(ignored.join(', '))}
      </p>
      <ColumnsForm key={searchParams.toString()} run={run} preview={preview} />
      <Disclosure summary={w.firstRows}>
        <PreviewTable preview={preview} kind={run.kind as ImportKind} />
      </Disclosure>
    </section>
  )
}

const shownHeadings = 4

/** Chooses the row of headings and the profile, which decide how the file is shown. */
function ReadingChoices({ preview }: { readonly preview: ImportPreview }) {
  const w = useWords(runWords)
  const [, setSearchParams] = useSearchParams()
  const choose = (name: string) => (event: { readonly target: { readonly value: string } }) =>
    setSearchParams((params) => {
      params.set(name, event.target.value)
      return params
    })
  const rows = preview.first_rows.map(({ number, cells }) => ({
    value: String(number),
    label: `${number}: ${cells.filter(Boolean).slice(0, shownHeadings).join(' · ')}`,
  }))
  return (
    <div className="run-fields">
      <Field label={w.headerRow} hint={w.headerRowHint}>
        <Select value={String(preview.header_row)} options={rows} onChange={choose('header_row')} />
      </Field>
      {preview.profiles.length > 0 && (
        <Field label={w.useProfile} {...(preview.proposed && { hint: w.proposed })}>
          <Select
            value={preview.profile ?? ''}
            blank={w.noProfile}
            options={preview.profiles.map((name) => ({ value: name, label: name }))}
            onChange={choose('profile')}
          />
        </Field>
      )}
    </div>
  )
}

function ColumnsForm({ run, preview }: ImportColumnsProps) {
  const w = useWords(runWords)
  const kind = run.kind as ImportKind
  const form = useFetcherForm({
    id: 'import-columns',
    action: `/imports/${run.id}`,
    fields: ['columns', 'profile', 'week'],
    initial: { profile: preview.profile ?? '', week: preview.week },
  })
  const { rights } = useStaff()
  const columns = preview.columns.map((column, at) => ({ column, at }))
  const canTakeOffSale = knowsMissing(run.kind) && rights.includes(rightOfRun('articles-off-sale'))
  return (
    <OfficeForm form={form} className="stack">
      <input type="hidden" name="header_row" value={preview.header_row} />
      <Table label={w.columns} headings={[w.column, w.samples, w.field, w.emptyClears]}>
        <tbody>
          {columns.map(({ column, at }) => (
            <ColumnRow key={at} at={at} kind={kind} column={column} preview={preview} />
          ))}
        </tbody>
      </Table>
      <div className="run-fields">
        {importFields[kind].some(({ name }) => name === 'week') && (
          <Field label={w.weekOfFile} hint={w.weekOfFileHint} id="import-week" error={form.error('week')}>
            <TextInput {...form.field('week')} maxLength={4} inputMode="numeric" autoComplete="off" />
          </Field>
        )}
        <Field
          label={w.saveProfile}
          hint={w.saveProfileHint}
          id="import-profile"
          error={form.error('profile')}
        >
          <TextInput {...form.field('profile')} maxLength={60} autoComplete="off" />
        </Field>
      </div>
      {canTakeOffSale && (
        <div>
          <Checkbox
            name="missing_off_sale"
            aria-describedby="missing-hint"
            defaultChecked={preview.missing_off_sale}
          >
            {w.missingOffSale}
          </Checkbox>
          <p id="missing-hint" className="quiet">
            {w.missingHint}
          </p>
        </div>
      )}
      {form.error('columns') && (
        <p className="field__error" role="alert">
          {form.error('columns')}
        </p>
      )}
      <Button type="submit" look="go" busy={form.pending}>
        {run.checked_at === null ? w.check : w.checkAgain}
      </Button>
    </OfficeForm>
  )
}

type Column = ImportPreview['columns'][number]

interface ColumnRowProps {
  readonly at: number
  readonly kind: ImportKind
  readonly column: Column
  readonly preview: ImportPreview
}

const shownSamples = 3

/** A column of the file: its heading, its first values as they are read, and the field that it means. */
function ColumnRow({ at, kind, column, preview }: ColumnRowProps) {
  const w = useWords(runWords)
  const locale = useLocale()
  const [chosen, setChosen] = useState(column.field ?? '')
  const heading = column.heading || `${w.column} ${at + 1}`
  const options = importFields[kind].map(({ name, heading: label, required }) => {
    const instead = importFields[kind].find(({ insteadOf }) => insteadOf === name)?.heading[locale]
    const rule = instead ? w.requiredWithout(instead) : w.required
    return { value: name, label: required ? `${label[locale]} (${rule})` : label[locale] }
  })
  const field = importFields[kind].find(({ name }) => name === chosen)
  const samples = preview.rows.map(({ number, cells }) => ({ number, text: cells[at] ?? '' }))
  return (
    <tr>
      <th scope="row">{heading}</th>
      <td data-label={w.samples}>
        {samples.slice(0, shownSamples).map(({ number, text }) => (
          <div key={number}>
            <Interpreted
              kind={kind}
              column={{ ...column, field: chosen || null }}
              text={text}
              dayZero={preview.day_zero}
            />
          </div>
        ))}
      </td>
      <td data-label={w.field}>
        <Select
          name="field"
          aria-label={heading}
          blank={w.ignored}
          options={options}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
        {field && <Meanings at={at} holds={field.holds} column={column} />}
      </td>
      <td data-label={w.emptyClears}>
        {field?.clearable && (
          <Checkbox name={`clears-${at}`} defaultChecked={column.empty_clears}>
            <span className="vh">{`${w.emptyClears}: ${heading}`}</span>
          </Checkbox>
        )}
      </td>
    </tr>
  )
}

interface MeaningsProps {
  readonly at: number
  readonly holds: ImportField['holds']
  readonly column: Column
}

/** The texts of a column that the shop does not know, such as MAASTO/SUV, and what each of them means. */
function Meanings({ at, holds, column: { texts, values } }: MeaningsProps) {
  const w = useWords(runWords)
  const locale = useLocale()
  const choices = choicesOf(holds) ?? []
  const stored = new Map(values.map(({ text, means }) => [meaningKey(text), means]))
  const different = [...new Map(texts.map((text) => [meaningKey(text), text])).values()]
  const unknown = different.filter((text) => stored.has(meaningKey(text)) || readChoice(holds, text) === null)
  if (choices.length === 0 || unknown.length === 0) return null
  const meansNow = (text: string) => {
    const means = stored.get(meaningKey(text))
    if (means === undefined) return ''
    return choices.find((choice) => readChoice(holds, choice.means) === readChoice(holds, means))?.means ?? ''
  }
  return (
    <fieldset className="run-meanings">
      <legend>{w.unknownTexts}</legend>
      {unknown.map((text) => (
        <Field key={text} label={text}>
          <input type="hidden" name={`text-${at}`} value={text} />
          <Select
            name={`means-${at}`}
            blank={w.noMeaning}
            options={choices.map(({ means, name }) => ({ value: means, label: name[locale] }))}
            defaultValue={meansNow(text)}
          />
        </Field>
      ))}
    </fieldset>
  )
}
