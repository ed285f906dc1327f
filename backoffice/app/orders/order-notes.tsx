import type { Output } from '@pito/contracts/endpoint'
import type { Colleague, getNotesOfOrder, StaffNote } from '@pito/contracts/staff-notes'
import { addNote, addToNote, editNote, markNote } from '@pito/contracts/staff-notes'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'
import { longestNote } from '@pito/contracts/values/staff-notes'
import { Button } from '@pito/ui/button'
import { Checkbox } from '@pito/ui/checkbox'
import { Disclosure } from '@pito/ui/disclosure'
import { Field } from '@pito/ui/field'
import { Mark } from '@pito/ui/mark'
import { TextInput } from '@pito/ui/text-input'
import { Textarea } from '@pito/ui/textarea'
import { textIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import type { Settled } from '@pito/web/parts/settled'
import { useWords } from '@pito/web/words/words'
import { OfficeForm } from '../errors/office-form.tsx'
import { RecordPart } from '../record/record-part.tsx'
import { staffAction } from '../session/staff-page.ts'
import { CheckGroup } from '../staff/check-group.tsx'
import { noteWords } from './note-words.ts'

/** The action of the route that writes notes on an order and changes them. */
export const clientAction = staffAction(async (api, { form, params }) => {
  const id = Number(textIn(form, 'id'))
  const version = Number(textIn(form, 'version'))
  const written = { text: textIn(form, 'text'), mentions: form.getAll('mention').map(String) }
  const marks = { is_pinned: form.has('is_pinned'), due_on: textIn(form, 'due_on') || null }
  const what = textIn(form, 'what')
  if (what === 'add') await api(addNote, { orderNumber: params.number ?? '', ...written, ...marks })
  if (what === 'edit') await api(editNote, { id, version, ...written })
  if (what === 'mark') await api(markNote, { id, version, ...marks, is_done: form.has('is_done') })
  if (what === 'append') await api(addToNote, { id, ...written })
  return { done: null }
})

type Notes = Output<typeof getNotesOfOrder>['data']

interface OrderNotesProps {
  readonly orderNumber: string
  readonly part: Settled<Notes>
}

/** What staff have written about an order for each other, pinned notes first. */
export function OrderNotes({ orderNumber, part }: OrderNotesProps) {
  const w = useWords(noteWords)
  return (
    <section className="stack" aria-labelledby="notes">
      <h2 id="notes">{w.notes}</h2>
      <RecordPart missing={w.missing} part={part}>
        {({ notes, colleagues }) => (
          <>
            {notes.length > 0 && (
              <ul className="order-rows">
                {notes.map((note) => (
                  <li key={note.id} className="order-note">
                    <Note note={note} colleagues={colleagues} />
                  </li>
                ))}
              </ul>
            )}
            <Disclosure summary={w.newNote}>
              <NoteForm id="new-note" what="add" orderNumber={orderNumber} colleagues={colleagues} />
            </Disclosure>
          </>
        )}
      </RecordPart>
    </section>
  )
}

interface NoteProps {
  readonly note: StaffNote
  readonly colleagues: readonly Colleague[]
}

function Note({ note, colleagues }: NoteProps) {
  const w = useWords(noteWords)
  const locale = useLocale()
  const { id, order_number: orderNumber, author, text, mentions, additions } = note
  const form = { note, orderNumber, colleagues }
  return (
    <>
      <div className="quiet small">
        {author} · {timeWithWeekday(note.created_at, locale)}
        {note.edited_at !== null && ` · ${w.edited}`} <NoteMarks note={note} />
      </div>
      <p className="order-email">{text}</p>
      {mentions.length > 0 && (
        <p className="small">{w.mentioned(mentions.map(({ name }) => name).join(', '))}</p>
      )}
      {additions.length > 0 && (
        <ul className="order-note__additions">
          {additions.map((addition) => (
            <li key={addition.id}>
              <div className="quiet small">
                {addition.author} · {timeWithWeekday(addition.created_at, locale)}
              </div>
              <p className="order-email">{addition.text}</p>
            </li>
          ))}
        </ul>
      )}
      <div className="order-note__actions">
        <MarkForm note={note} mark="pin" />
        <MarkForm note={note} mark="done" />
      </div>
      <Disclosure summary={w.addTo}>
        <NoteForm id={`add-to-note-${id}`} what="append" {...form} />
      </Disclosure>
      <Disclosure summary={w.changeDue}>
        <DueForm note={note} />
      </Disclosure>
      {note.may_edit && (
        <Disclosure summary={w.edit}>
          <NoteForm id={`edit-note-${id}`} what="edit" {...form} />
        </Disclosure>
      )}
    </>
  )
}

/** The state of a note: whether it is pinned, when it is due, and who has done it. */
export function NoteMarks({ note }: { readonly note: StaffNote }) {
  const w = useWords(noteWords)
  const locale = useLocale()
  const { due_on: due, is_overdue: isLate, done_at: doneAt, done_by: doneBy } = note
  return (
    <>
      {note.is_pinned && <Mark>{w.pinned}</Mark>}{' '}
      {due !== null && (
        <Mark tone={isLate ? 'berry' : 'grey'}>
          {(isLate ? w.late : w.dueOn)(dateShown(due, languageOf(locale)))}
        </Mark>
      )}{' '}
      {doneAt !== null && (
        <Mark tone="spruce">{w.doneBy(doneBy ?? '', timeWithWeekday(doneAt, locale))}</Mark>
      )}
    </>
  )
}

interface NoteFormProps {
  readonly id: string
  readonly what: 'add' | 'edit' | 'append'
  readonly orderNumber: string
  readonly colleagues: readonly Colleague[]
  readonly note?: StaffNote
}

/** Writes a note, edits one, or adds to one. */
function NoteForm({ id, what, orderNumber, colleagues, note }: NoteFormProps) {
  const w = useWords(noteWords)
  const edited = what === 'edit' ? note : undefined
  const form = useFetcherForm({
    ...{ id, action: `/orders/${orderNumber}/notes`, keyed: what !== 'edit' },
    ...{ fields: ['text', 'mentions', 'due_on'], initial: { text: edited?.text ?? '' } },
    retainsValues: what === 'edit',
  })
  const mentioned = new Set(edited?.mentions.map((each) => each.id))
  return (
    <OfficeForm form={form} className="stack stack--tight">
      <NoteFields what={what} note={note} />
      <Field label={what === 'append' ? w.addition : w.text} hint={w.unseen} error={form.error('text')}>
        <Textarea {...form.field('text')} required maxLength={longestNote} />
      </Field>
      {what === 'add' && (
        <>
          <Field label={w.due} error={form.error('due_on')}>
            <TextInput {...form.field('due_on')} type="date" />
          </Field>
          <Checkbox name="is_pinned">{w.pin}</Checkbox>
        </>
      )}
      <Disclosure summary={w.mention}>
        <CheckGroup
          legend={w.mentions}
          error={form.error('mentions')}
          options={colleagues.map((each) => ({
            label: each.name,
            control: { name: 'mention', value: each.id, defaultChecked: mentioned.has(each.id) },
          }))}
        />
      </Disclosure>
      <Saved form={form} />
    </OfficeForm>
  )
}

function DueForm({ note }: { readonly note: StaffNote }) {
  const w = useWords(noteWords)
  const form = useFetcherForm({
    ...{ id: `due-note-${note.id}`, action: `/orders/${note.order_number}/notes`, fields: ['due_on'] },
    ...{ initial: { due_on: note.due_on ?? '' }, retainsValues: true },
  })
  return (
    <OfficeForm form={form} className="stack stack--tight">
      <NoteFields what="mark" note={note} />
      {note.is_pinned && <input type="hidden" name="is_pinned" value="on" />}
      {note.done_at !== null && <input type="hidden" name="is_done" value="on" />}
      <Field label={w.due} error={form.error('due_on')}>
        <TextInput {...form.field('due_on')} type="date" />
      </Field>
      <Saved form={form} />
    </OfficeForm>
  )
}

interface MarkFormProps {
  readonly note: StaffNote
  /** Selects what the button changes: whether the note is pinned, or whether it is done. */
  readonly mark: 'pin' | 'done'
}

export function MarkForm({ note, mark }: MarkFormProps) {
  const w = useWords(noteWords)
  const isDone = note.done_at !== null
  const form = useFetcherForm({
    id: `${mark}-note-${note.id}`,
    action: `/orders/${note.order_number}/notes`,
    fields: [],
  })
  const pin = note.is_pinned ? w.unpin : w.pin
  const done = isDone ? w.reopen : w.markDone
  const label = mark === 'pin' ? pin : done
  return (
    <OfficeForm form={form}>
      <NoteFields what="mark" note={note} />
      <input type="hidden" name="due_on" value={note.due_on ?? ''} />
      {note.is_pinned === (mark !== 'pin') && <input type="hidden" name="is_pinned" value="on" />}
      {isDone === (mark !== 'done') && <input type="hidden" name="is_done" value="on" />}
      <Button type="submit" busy={form.pending} aria-label={w.of(label, note.text.slice(0, 40))}>
        {label}
      </Button>
    </OfficeForm>
  )
}

function NoteFields({ what, note }: { readonly what: string; readonly note: StaffNote | undefined }) {
  return (
    <>
      <input type="hidden" name="what" value={what} />
      <input type="hidden" name="id" value={note?.id ?? ''} />
      <input type="hidden" name="version" value={note?.version ?? ''} />
    </>
  )
}

function Saved({
  form: { pending, result },
}: {
  readonly form: Pick<ReturnType<typeof useFetcherForm>, 'pending' | 'result'>
}) {
  const w = useWords(noteWords)
  return (
    <div>
      <Button type="submit" busy={pending}>
        {w.save}
      </Button>
      <p role="status">{result?.outcome === 'done' && w.saved}</p>
    </div>
  )
}

/** The address of the action is no page. */
export { NotFound as default } from '../errors/error-page.tsx'
