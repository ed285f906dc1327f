import type { ImportPreview, Run } from '@pito/contracts/staff-imports'
import { importFields } from '@pito/contracts/values/import-fields'
import type { ImportKind } from '@pito/contracts/values/run-kinds'
import { knowsMissing, rightOfRun } from '@pito/contracts/values/run-kinds'
import { Button } from '@pito/ui/button'
import { Checkbox } from '@pito/ui/checkbox'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useSearchParams } from 'react-router'
import { useStaff } from '../session/use-staff.ts'
import { PreviewTable } from './preview-table.tsx'
import { runWords } from './run-words.ts'

interface ImportColumnsProps {
  readonly run: Run
  readonly preview: ImportPreview
}

/** What was recognised in a file: its first rows, and the field that each column means. */
export function ImportColumns({ run, preview }: ImportColumnsProps) {
  const w = useWords(runWords)
  const [searchParams, setSearchParams] = useSearchParams()
  const profile = searchParams.get('profile') ?? ''
  const form = useFetcherForm({
    id: 'import-columns',
    action: `/imports/${run.id}`,
    fields: ['columns', 'profile'],
    initial: { profile },
  })
  const { rights } = useStaff()
  const canTakeOffSale = knowsMissing(run.kind) && rights.includes(rightOfRun('articles-off-sale'))
  const ignored = preview.columns.filter(({ field }) => field === null).map(({ heading }) => heading || '–')
  const separator = preview.separator === '\t' ? w.tab : (preview.separator ?? '')
  return (
    <section className="stack">
      <p>{w.recognised(preview.format.toUpperCase(), preview.encoding ?? '', separator)}</p>
      <PreviewTable preview={preview} kind={run.kind as ImportKind} />
      {preview.profiles.length > 0 && (
        <Field label={w.useProfile} className="run-form">
          <Select
            value={profile}
            blank={w.noProfile}
            options={preview.profiles.map((name) => ({ value: name, label: name }))}
            onChange={({ target }) => setSearchParams(target.value ? { profile: target.value } : {})}
          />
        </Field>
      )}
      <h2>{w.columns}</h2>
      <p>{w.columnsLead}</p>
      {ignored.length > 0 && <p>{w.ignoredColumns(ignored.join(', '))}</p>}
      <PostForm form={form} className="stack run-form">
        <div className="stack" key={profile}>
          {preview.columns
            .map((column, at) => ({ ...column, at }))
            .map((column) => (
              <ColumnField key={column.at} kind={run.kind as ImportKind} {...column} />
            ))}
        </div>
        <Field
          label={w.saveProfile}
          hint={w.saveProfileHint}
          id="import-profile"
          error={form.error('profile')}
        >
          <TextInput {...form.field('profile')} maxLength={60} autoComplete="off" />
        </Field>
        {canTakeOffSale && (
          <div>
            <Checkbox name="missing_off_sale" aria-describedby="missing-hint">
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
          {w.check}
        </Button>
      </PostForm>
    </section>
  )
}

interface ColumnFieldProps {
  readonly at: number
  readonly kind: ImportKind
  readonly heading: string
  readonly field: string | null
  readonly empty_clears: boolean
}

function ColumnField({ at, kind, heading, field, empty_clears: emptyClears }: ColumnFieldProps) {
  const w = useWords(runWords)
  const locale = useLocale()
  const options = importFields[kind].map(({ name, heading: label, required }) => ({
    value: name,
    label: required ? `${label[locale]} (${w.required})` : label[locale],
  }))
  return (
    <div className="run-column">
      <Field label={heading || `${w.column} ${at + 1}`}>
        <Select name="field" blank={w.ignored} options={options} defaultValue={field ?? ''} />
      </Field>
      <Checkbox name={`clears-${at}`} defaultChecked={emptyClears}>
        {w.emptyClears}
      </Checkbox>
    </div>
  )
}
