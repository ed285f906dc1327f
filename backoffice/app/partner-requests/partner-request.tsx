import type { PartnerRequestInFull } from '@pito/contracts/staff-partners'
import {
  addPartnerNote,
  changePartnerRequest,
  getPartnerRequest,
  replyToPartner,
} from '@pito/contracts/staff-partners'
import { internationalNumber } from '@pito/contracts/values/contact-number'
import type { PartnerStatus, ReplyTemplate } from '@pito/contracts/values/partner-replies'
import {
  longestReply,
  partnerReplies,
  partnerStatuses,
  replyTemplates,
  statusAfterReply,
} from '@pito/contracts/values/partner-replies'
import { partnerTypeNames } from '@pito/contracts/values/partner-request'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { Textarea } from '@pito/ui/textarea'
import type { FormResult } from '@pito/web/form/form-result'
import { formField, textIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { Fragment, useEffect, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { OfficeForm } from '../errors/office-form.tsx'
import { PageTitle } from '../frame/shop.tsx'
import { Fact, Facts } from '../record/facts.tsx'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { partnerRequestWords } from './partner-request-words.ts'
import { RequestStatus } from './partner-requests.tsx'

export const clientLoader = staffPage(
  async (api, { params }) => (await api(getPartnerRequest, { id: params.id ?? '' })).data,
  'read-partners',
)

/** The forms of the page are told apart by their ids. */
export const clientAction = staffAction(async (api, { form, params }) => {
  const id = params.id ?? ''
  const version = Number(textIn(form, 'version'))
  const text = textIn(form, 'text')
  const what = textIn(form, formField)
  if (what === 'partner-handling')
    await api(changePartnerRequest, {
      ...{ id, version, status: textIn(form, 'status') as PartnerStatus },
      assignee_id: textIn(form, 'assignee_id') || null,
    })
  if (what === 'partner-reply')
    await api(replyToPartner, { id, version, template: textIn(form, 'template') as ReplyTemplate, text })
  if (what === 'partner-note') await api(addPartnerNote, { id, text })
  return { done: null }
})

interface RequestProps {
  readonly request: PartnerRequestInFull
}

export default function PartnerRequestPage() {
  const w = useWords(partnerRequestWords)
  const mayEdit = useStaff().rights.includes('edit-partners')
  const request = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <PageTitle>{request.name}</PageTitle>
      <Breadcrumb
        label={w.requests}
        crumbs={[{ label: w.requests, href: '/partner-requests' }]}
        here={request.name}
      />
      <div className="record-head">
        <h1>{request.name}</h1>
        <RequestStatus request={request} />
      </div>
      <RecordFacts request={request} />
      <p className="order-email" lang={request.locale === 'fi_FI' ? 'fi' : 'en'}>
        {request.comment}
      </p>
      {mayEdit && (
        <>
          <Handling request={request} />
          <Reply request={request} />
        </>
      )}
      <Notes request={request} mayEdit={mayEdit} />
    </div>
  )
}

function RecordFacts({ request }: RequestProps) {
  const w = useWords(partnerRequestWords)
  const locale = useLocale()
  const { handled_at: at, handled_by: by } = request
  const facts = [
    [w.type, partnerTypeNames[request.request_from][locale]],
    [w.location, request.location],
    [w.contact, `${request.email}, ${internationalNumber(request.country_code, request.contact_number)}`],
    [w.language, w[request.locale]],
    [w.created, timeWithWeekday(request.created_at, locale)],
    [w.assignee, request.assignee?.name ?? w.nobody],
    [w.handled, at ? w.handledBy(by ?? w.somebody, timeWithWeekday(at, locale)) : w.notHandled],
  ] as const
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  )
}

function Handling({ request }: RequestProps) {
  const w = useWords(partnerRequestWords)
  const { id, version, status, assignee, colleagues } = request
  const form = useFetcherForm({
    ...{ id: 'partner-handling', action: `/partner-requests/${id}`, fields: ['status', 'assignee_id'] },
    ...{ initial: { status, assignee_id: assignee?.id ?? '' }, retainsValues: true },
  })
  useReadAgain(form.result)
  const isFormer = assignee !== null && colleagues.every((each) => each.id !== assignee.id)
  const people = isFormer ? [...colleagues, assignee] : colleagues
  return (
    <section className="stack stack--tight" aria-labelledby="handling">
      <h2 id="handling">{w.handle}</h2>
      <OfficeForm form={form} className="stack stack--tight">
        <input type="hidden" name="version" value={version} />
        {/* A reply may change the status, which the fields would otherwise set back. */}
        <Fragment key={`${status} ${assignee?.id}`}>
          <Field label={w.status} error={form.error('status')}>
            <Select
              {...form.field('status')}
              options={partnerStatuses.map((value) => ({ value, label: w[value] }))}
            />
          </Field>
          <Field label={w.assignee} error={form.error('assignee_id')}>
            <Select
              {...form.field('assignee_id')}
              blank={w.nobody}
              options={people.map((each) => ({ value: each.id, label: each.name }))}
            />
          </Field>
        </Fragment>
        <Submitted form={form} label={w.save} done={w.saved} />
      </OfficeForm>
    </section>
  )
}

/** A chosen template fills in the text, which staff edit before they send it. */
function Reply({ request: { id, version, name, locale } }: RequestProps) {
  const w = useWords(partnerRequestWords)
  const [template, setTemplate] = useState<ReplyTemplate | null>(null)
  const [text, setText] = useState('')
  const form = useFetcherForm({
    ...{ id: 'partner-reply', action: `/partner-requests/${id}`, fields: ['template', 'text'] },
    ...{ keyed: true, retainsValues: true },
  })
  useReadAgain(form.result)
  // A sent reply leaves the form empty, so that a second press does not send it again.
  const [answer, setAnswer] = useState(form.result)
  if (answer !== form.result) {
    setAnswer(form.result)
    if (form.result?.outcome === 'done') {
      setTemplate(null)
      setText('')
    }
  }
  const choose = (value: string) => {
    const chosen = replyTemplates.find((each) => each === value) ?? null
    setTemplate(chosen)
    setText(chosen ? partnerReplies[locale][chosen].text(name) : '')
  }
  return (
    <section className="stack stack--tight" aria-labelledby="reply">
      <h2 id="reply">{w.reply}</h2>
      <OfficeForm form={form} className="stack stack--tight">
        <input type="hidden" name="version" value={version} />
        <Field label={w.template} error={form.error('template')}>
          <Select
            name="template"
            required
            value={template ?? ''}
            blank={w.chooseTemplate}
            options={replyTemplates.map((value) => ({ value, label: w[value] }))}
            onChange={({ target }) => choose(target.value)}
          />
        </Field>
        {template && (
          <Field
            label={w.replyText}
            hint={w.replyHint(w[locale], w[statusAfterReply[template]])}
            error={form.error('text')}
          >
            <Textarea
              name="text"
              rows={10}
              required
              maxLength={longestReply}
              lang={locale === 'fi_FI' ? 'fi' : 'en'}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
        )}
        <Submitted form={form} label={w.sendReply} done={w.replySent} />
      </OfficeForm>
    </section>
  )
}

interface NotesProps extends RequestProps {
  readonly mayEdit: boolean
}

function Notes({ request: { id, notes }, mayEdit }: NotesProps) {
  const w = useWords(partnerRequestWords)
  const locale = useLocale()
  return (
    <section className="stack stack--tight" aria-labelledby="notes">
      <h2 id="notes">{w.notes}</h2>
      {notes.length === 0 && <p>{w.noNotes}</p>}
      <ol className="order-rows">
        {notes.map((note) => (
          <li key={note.id}>
            <div className="quiet small">
              {note.author} · {timeWithWeekday(note.created_at, locale)}
              {note.template && ` · ${w.repliedWith(w[note.template])}`}
            </div>
            <p className="order-email">{note.text}</p>
          </li>
        ))}
      </ol>
      {mayEdit && <NoteForm id={id} />}
    </section>
  )
}

function NoteForm({ id }: { readonly id: string }) {
  const w = useWords(partnerRequestWords)
  const form = useFetcherForm({
    ...{ id: 'partner-note', action: `/partner-requests/${id}`, fields: ['text'], keyed: true },
  })
  return (
    <OfficeForm form={form} className="stack stack--tight">
      <Field label={w.newNote} hint={w.noteHint} error={form.error('text')}>
        <Textarea {...form.field('text')} required maxLength={longestReply} />
      </Field>
      <Submitted form={form} label={w.save} done={w.saved} />
    </OfficeForm>
  )
}

interface SubmittedProps {
  readonly form: Pick<ReturnType<typeof useFetcherForm>, 'pending' | 'result'>
  readonly label: string
  readonly done: string
}

function Submitted({ form: { pending, result }, label, done }: SubmittedProps) {
  return (
    <div>
      <Button type="submit" busy={pending}>
        {label}
      </Button>
      <p role="status">{result?.outcome === 'done' && done}</p>
    </div>
  )
}

/** Loads the request again after a refusal, because a colleague may have changed it. */
function useReadAgain(result: FormResult<unknown> | null): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (result?.outcome === 'refused') void revalidate()
  }, [result, revalidate])
}
