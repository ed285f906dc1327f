import type { StaffRight } from '@pito/contracts/values/staff-rights'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { RequestId } from '../errors/request-id.tsx'
import { ConfirmDialog } from '../second-factor/confirm-dialog.tsx'
import { useStaff } from '../session/use-staff.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { LogInAgain } from './log-in-again.tsx'
import type { RecordField } from './record-field.ts'
import { recordWords } from './record-words.ts'
import { UnsavedDialog } from './unsaved-dialog.tsx'
import type { Values } from './use-unsaved.ts'
import { useUnsaved, valuesIn } from './use-unsaved.ts'

interface RecordFormProps<Name extends string, Stored> {
  /** The id of the form, which is also the prefix of the ids of its fields. */
  readonly id: string
  /** The path of the route whose `clientAction` saves the record. */
  readonly action: string
  readonly fields: readonly RecordField<Name>[]
  /** The stored record, or null for a new one. */
  readonly record: Stored | null
  /** Returns the texts of the fields for a record. */
  readonly valuesOf: (record: Stored) => Partial<Record<Name, string>>
  /** The texts of the fields of a new record. */
  readonly startValues?: Partial<Record<Name, string>>
  /** Whether the form creates a record although it shows a stored one. */
  readonly keyed?: boolean
  /** Shown beside the button after a save, such as since when the change is live in the shop. */
  readonly after?: ReactNode
  readonly saveLabel?: string
  /** The right that a save needs. Staff without it see the values and no button. */
  readonly right?: StaffRight
  readonly children: (form: RecordFieldProps<Name>) => ReactNode
}

export type RecordFieldProps<Name extends string> = ReturnType<typeof fieldPropsOf<Name>>

/**
 * The form of every record of the back office. It refuses to overwrite what somebody else has saved meanwhile, asks for
 * the second factor if the API needs it, and asks before unsaved changes are lost. The action gets the version of the
 * record in the field `version`.
 */
export function RecordForm<Name extends string, Stored extends { readonly version: number }>(
  props: RecordFormProps<Name, Stored>,
) {
  const { id, action, fields, record, valuesOf, startValues, keyed = false } = props
  const form = useFetcherForm<Name>({
    id,
    action,
    fields: fields.map(({ name }) => name),
    initial: record ? valuesOf(record) : startValues,
    keyed: record === null || keyed,
    retainsValues: true,
  })
  const isSaved = form.result?.outcome === 'done'
  // The key renders the fields again with the stored values when somebody has saved another version.
  return <RecordFormBody {...props} {...{ form, isSaved }} key={record?.version ?? 0} />
}

type Form<Name extends string> = ReturnType<typeof useFetcherForm<Name>>

function RecordFormBody<Name extends string, Stored extends { readonly version: number }>({
  form,
  isSaved,
  ...props
}: RecordFormProps<Name, Stored> & { readonly form: Form<Name>; readonly isSaved: boolean }) {
  const w = useWords(recordWords)
  const { id, fields, record, children, after, saveLabel = w.save, right } = props
  const { rights } = useStaff()
  const { isUnsaved, blocker } = useUnsaved(form)
  const fieldProps = fieldPropsOf(id, form)
  useSaveKey(form)
  useFocusAfterSave(form.ref, isSaved)
  const errors = fields.flatMap(({ name, label }) => {
    const text = form.error(name)
    return text ? [{ field: `${id}-${name}`, text: `${label}: ${text}` }] : []
  })
  if (right && !rights.includes(right))
    return (
      <>
        <p>{w.readOnly}</p>
        <fieldset disabled className="stack record-form">
          {children(fieldProps)}
        </fieldset>
      </>
    )
  return (
    <>
      <PostForm form={form} className="stack record-form">
        {errors.length > 1 && <Alert title={w.notSaved} tone="bad" errors={errors} quiet />}
        {record && <input type="hidden" name="version" value={record.version} />}
        {children(fieldProps)}
        <div className="record-form__foot">
          <Button type="submit" look="go" busy={form.pending}>
            {saveLabel}
          </Button>
          <p role="status" className="record-form__state">
            {isUnsaved ? <span className="quiet">{w.unsaved}</span> : isSaved && <span>{w.saved}</span>}
            {isSaved && !isUnsaved && after}
          </p>
          <RequestId result={form.result} />
        </div>
      </PostForm>
      <RecordDialogs {...props} form={form} />
      <UnsavedDialog blocker={blocker} />
    </>
  )
}

/**
 * The dialogs for saves that the API refused because the session had ended, the second factor was given too long ago, or
 * somebody else had saved the record.
 */
function RecordDialogs<Name extends string, Stored extends { readonly version: number }>({
  form,
  fields,
  record,
  valuesOf,
}: RecordFormProps<Name, Stored> & { readonly form: Form<Name> }) {
  const [closed, setClosed] = useState<unknown>(null)
  const { result } = form
  const answer = result?.outcome === 'refused' && result !== closed ? result.answer : undefined
  const close = () => setClosed(result)
  const typed = () => (form.ref.current ? valuesIn(form.ref.current) : {})
  const submit = (values: Values) => {
    close()
    return form.submit(values)
  }
  if (answer?.code === 'session-ended' || answer?.code === 'not-logged-in')
    return <LogInAgain onClose={close} onLoggedIn={() => void submit(typed())} />
  if (answer?.code === 'second-factor-required')
    return <ConfirmDialog onClose={close} onConfirmed={() => void submit(typed())} />
  if (answer?.conflict && record) {
    const current = answer.conflict.current as unknown as Stored
    return (
      <ConflictDialog
        by={answer.conflict.by}
        at={answer.conflict.at}
        fields={fields}
        original={valuesOf(record) as Values}
        current={valuesOf(current) as Values}
        yours={typed()}
        onClose={close}
        onMerge={(merged) =>
          void submit({ ...hiddenIn(typed(), fields), ...merged, version: String(current.version) })
        }
      />
    )
  }
  return null
}

/** Returns the texts that a form sends besides those of its fields, such as the model of an article. */
function hiddenIn(typed: Values, fields: readonly RecordField[]): Values {
  return Object.fromEntries(Object.entries(typed).filter(([key]) => !fields.some(({ name }) => name === key)))
}

/** Returns what the controls of a form need, with ids to which the error summary links. */
export function fieldPropsOf<Name extends string>(id: string, form: Form<Name>) {
  return {
    form,
    /** The props of `Field`. */
    outer: (name: Name) => ({ id: `${id}-${name}`, error: form.error(name) }),
    /** The props of TextInput, Textarea or Select. */
    field: form.field,
    checkbox: form.checkbox,
    radios: form.radios,
  }
}

/**
 * Focuses the button after a save. The fields are rendered anew with the stored values, so the field that had the focus
 * is no longer in the document.
 */
function useFocusAfterSave(form: { readonly current: HTMLFormElement | null }, isSaved: boolean): void {
  useEffect(() => {
    if (isSaved && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('.record-form__foot button')?.focus()
  }, [form, isSaved])
}

/** Saves the form with Ctrl+S, or with Command+S on a Mac. */
function useSaveKey({ ref, pending }: Pick<Form<string>, 'ref' | 'pending'>): void {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      if (!pending) ref.current?.requestSubmit()
    }
    document.addEventListener('keydown', save)
    return () => document.removeEventListener('keydown', save)
  }, [ref, pending])
}
