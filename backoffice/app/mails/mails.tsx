import './mails.css'
import type { ListedMail } from '@pito/contracts/staff-mails'
import { listMails, retryMails } from '@pito/contracts/staff-mails'
import { mailEvents, mailStates } from '@pito/contracts/values/mail-events'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import type { DataColumn } from '@pito/ui/data-table/data-table'
import { Mark } from '@pito/ui/mark'
import { textIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { OfficeForm } from '../errors/office-form.tsx'
import type { ListPage } from '../list/load-list.ts'
import { loadList } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { PageHead } from '../list/page-head.tsx'
import { OrderLink } from '../orders/order-link.tsx'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { mailEventWords, mailWords } from './mail-words.ts'

export const clientLoader = staffPage(
  (api, { url }) => loadList(api, listMails, { name: 'mails', url }),
  'read-mails',
)

/** Sends failed mails again: those that the form names, or all of them. */
export const clientAction = staffAction<{ retried: number; skipped: number }>(async (api, { form }) => {
  const ids = textIn(form, 'ids')
  const { data } = await api(retryMails, { ids: ids === '' ? null : ids.split(',') })
  return { done: data }
})

export default function Mails() {
  const w = useWords(mailWords)
  const events = useWords(mailEventWords)
  const locale = useLocale()
  const { rights } = useStaff()
  const data = useLoaderData<typeof clientLoader>()
  const { failed, server_error: error } = data.page as ListPage<ListedMail> & {
    readonly failed: number
    readonly server_error: { readonly at: string; readonly error: string } | null
  }
  const maySend = rights.includes('send-mails')
  return (
    <div className="stack">
      <PageHead title={w.mails} />
      {error && (
        <Alert title={w.serverAway} tone="bad">
          <p>{w.serverError(timeWithWeekday(error.at, locale), error.error)}</p>
        </Alert>
      )}
      {maySend && failed > 0 && <Retry id="retry-all" ids="" label={w.retryAll(failed)} />}
      <OfficeList
        list="mails"
        caption={w.mails}
        data={data}
        columns={useColumns()}
        sortedBy="-created_at"
        record={({ id, subject }) => ({ id, name: subject, href: `/mails/${id}` })}
        filters={[
          { name: 'state', label: w.state, options: mailStates.map((value) => ({ value, label: w[value] })) },
          {
            name: 'event',
            label: w.event,
            options: mailEvents.map((value) => ({ value, label: events[value] })),
          },
          {
            name: 'period',
            label: w.period,
            options: (['today', 'week'] as const).map((value) => ({ value, label: w[value] })),
          },
        ]}
        searchLabel={w.search}
        {...(maySend &&
          failed > 0 && {
            bulkActions: ({ ids, all }) => (
              <Retry
                id="retry-chosen"
                ids={all ? '' : [...ids].join(',')}
                label={all ? w.retryAll(failed) : w.retryChosen}
              />
            ),
          })}
        empty={{ title: w.none, hint: w.noneHint }}
      />
    </div>
  )
}

interface RetryProps {
  readonly id: string
  /** The ids of the mails with commas between them, or an empty text for all that have failed. */
  readonly ids: string
  readonly label: string
}

export function Retry({ id, ids, label }: RetryProps) {
  const w = useWords(mailWords)
  const form = useFetcherForm<'ids', { retried: number; skipped: number }>({
    ...{ id, action: '/mails', fields: ['ids'] },
  })
  const { done } = form
  return (
    <OfficeForm form={form}>
      <input type="hidden" name="ids" value={ids} />
      <Button type="submit" busy={form.pending}>
        {label}
      </Button>
      <p role="status">
        {done && (done.skipped > 0 ? w.retriedSkipped(done.retried, done.skipped) : w.retried(done.retried))}
      </p>
    </OfficeForm>
  )
}

export function MailState({ mail: { state, is_copy: isCopy } }: { readonly mail: ListedMail }) {
  const w = useWords(mailWords)
  const tones = { failed: 'berry', waiting: 'amber', sent: 'spruce', stored: 'grey' } as const
  return (
    <>
      <Mark tone={tones[state]}>{w[state]}</Mark> {isCopy && <Mark tone="grey">{w.copy}</Mark>}
    </>
  )
}

function useColumns(): readonly DataColumn<ListedMail>[] {
  const w = useWords(mailWords)
  const events = useWords(mailEventWords)
  const locale = useLocale()
  return [
    { key: 'subject', heading: w.subject, cell: ({ subject }) => subject, importance: 1, cut: true },
    { key: 'recipient', heading: w.recipient, cell: ({ recipient }) => recipient, importance: 2, cut: true },
    { key: 'event', heading: w.event, cell: ({ event }) => events[event], cut: true },
    { key: 'order', heading: w.order, cell: (mail) => <OrderOfMail mail={mail} /> },
    {
      key: 'created_at',
      heading: w.time,
      cell: ({ created_at: at }) => timeWithWeekday(at, locale),
      sortable: true,
      importance: 3,
    },
    {
      key: 'state',
      heading: w.state,
      cell: (mail) => (
        <>
          <MailState mail={mail} />
          {mail.last_error && <div className="quiet small mail-error">{mail.last_error}</div>}
        </>
      ),
      importance: 4,
      cut: true,
    },
    { key: 'attempts', heading: w.attempts, cell: ({ attempts }) => attempts, align: 'end' },
    {
      key: 'last_tried_at',
      heading: w.tried,
      cell: ({ last_tried_at: at }) => at && timeWithWeekday(at, locale),
      sortable: true,
    },
  ]
}

export function OrderOfMail({ mail: { order_number: number } }: { readonly mail: ListedMail }) {
  const { rights } = useStaff()
  if (number === null) return '–'
  if (!rights.includes('read-orders')) return number
  return <OrderLink number={number} />
}
