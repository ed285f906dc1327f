import type { MailInFull } from '@pito/contracts/staff-mails'
import { copyMail, getMail } from '@pito/contracts/staff-mails'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { Button } from '@pito/ui/button'
import { Checkbox } from '@pito/ui/checkbox'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { textIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { OfficeForm } from '../errors/office-form.tsx'
import { PageTitle } from '../frame/shop.tsx'
import { Fact, Facts } from '../record/facts.tsx'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { mailEventWords, mailWords } from './mail-words.ts'
import { MailState, OrderOfMail, Retry } from './mails.tsx'

export const clientLoader = staffPage(
  async (api, { params }) => (await api(getMail, { id: params.id ?? '' })).data,
  'read-mails',
  'read-orders',
)

export const clientAction = staffAction(async (api, { form, params }) => {
  await api(copyMail, {
    id: params.id ?? '',
    recipient: textIn(form, 'recipient'),
    is_link_accepted: form.has('is_link_accepted'),
  })
  return { done: null }
})

/** An e-mail as it was written, and the ways to send it once more. */
export default function Mail() {
  const w = useWords(mailWords)
  const { rights } = useStaff()
  const mail = useLoaderData<typeof clientLoader>()
  const maySend = rights.includes('send-mails')
  const isCopied = mail.order_number !== null && (mail.state === 'sent' || mail.state === 'stored')
  return (
    <div className="stack">
      <PageTitle>{mail.subject}</PageTitle>
      <Breadcrumb label={w.mails} crumbs={[{ label: w.mails, href: '/mails' }]} here={mail.subject} />
      <div className="record-head">
        <h1>{mail.subject}</h1>
        <MailState mail={mail} />
      </div>
      <RecordFacts mail={mail} />
      {maySend && mail.state === 'failed' && (
        <section className="stack stack--tight">
          <p>{w.retryHint}</p>
          <Retry id="retry-mail" ids={mail.id} label={w.retry} />
        </section>
      )}
      <section className="stack stack--tight" aria-labelledby="text">
        <h2 id="text">{w.text}</h2>
        <p className="order-email">{mail.text ?? w.noText}</p>
      </section>
      {maySend && isCopied && <CopyForm mail={mail} key={mail.id} />}
    </div>
  )
}

interface MailProps {
  readonly mail: MailInFull
}

function RecordFacts({ mail }: MailProps) {
  const w = useWords(mailWords)
  const events = useWords(mailEventWords)
  const locale = useLocale()
  const { last_tried_at: triedAt, last_error: error, attachments } = mail
  const facts = [
    [w.recipient, mail.recipient],
    [w.event, events[mail.event]],
    [w.order, <OrderOfMail mail={mail} key="order" />],
    [w.time, timeWithWeekday(mail.created_at, locale)],
    [w.attempts, mail.attempts],
    ...(triedAt ? [[w.tried, timeWithWeekday(triedAt, locale)] as const] : []),
    ...(error ? [[w.error, error] as const] : []),
    ...(attachments.length > 0 ? [[w.files, attachments.join(', ')] as const] : []),
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

/** Another address than the first one needs a confirmation, because the link in the mail opens the order. */
function CopyForm({ mail: { id, recipient, copies_left: left } }: MailProps) {
  const w = useWords(mailWords)
  const [typed, setTyped] = useState(recipient)
  const form = useFetcherForm({
    ...{ id: `copy-${id}`, action: `/mails/${id}`, fields: ['recipient', 'is_link_accepted'] },
    ...{ initial: { recipient }, keyed: true, retainsValues: true },
  })
  if (left === 0 && !form.done) return <p>{w.noCopies}</p>
  const isOther = typed.trim().toLowerCase() !== recipient.toLowerCase()
  return (
    <section className="stack stack--tight" aria-labelledby="copy">
      <h2 id="copy">{w.copyTitle}</h2>
      <p className="quiet">{w.copyHint(left)}</p>
      <OfficeForm form={form} className="stack stack--tight">
        <Field label={w.recipient} error={form.error('recipient')}>
          <TextInput
            {...form.field('recipient')}
            type="email"
            required
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        {isOther && <Checkbox {...form.checkbox('is_link_accepted')}>{w.linkWarning}</Checkbox>}
        <div>
          <Button type="submit" busy={form.pending}>
            {w.send}
          </Button>
          <p role="status">{form.result?.outcome === 'done' && w.copySent}</p>
        </div>
      </OfficeForm>
    </section>
  )
}
