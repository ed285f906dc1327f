import type { CustomerActivity } from '@pito/contracts/staff-customers'
import { getCustomerActivity, getCustomerForStaff } from '@pito/contracts/staff-customers'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { historyWords } from '../history/history-words.ts'
import { NothingYet } from '../list/office-list.tsx'
import { useLabels } from '../record/describe.ts'
import { loadPart, RecordPart } from '../record/record-part.tsx'
import { staffPage } from '../session/staff-page.ts'
import { CustomerHead, usePermissionNames } from './customer-head.tsx'
import { Rows } from './customer-parts.tsx'
import { logWords, privacyWords } from './customer-words.ts'
import { customerDescription } from './description.ts'

export const clientLoader = staffPage(async (api, { params }) => {
  const id = params.id ?? ''
  const [customer, log] = await Promise.all([
    api(getCustomerForStaff, { id }),
    loadPart(api(getCustomerActivity, { id }).then(({ data }) => data.log)),
  ])
  return { customer: customer.data, log }
}, 'read-customers')

/** Who has read the data of the customer or changed it. */
export default function CustomerHistory() {
  const { notLoaded } = useWords(historyWords)
  const { customer, log } = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <CustomerHead customer={customer} tab="history" />
      <RecordPart missing={notLoaded} part={log}>
        {(entries) => <Log entries={entries} />}
      </RecordPart>
    </div>
  )
}

type Entry = CustomerActivity['log'][number]

function Log({ entries }: { readonly entries: readonly Entry[] }) {
  const w = useWords(logWords)
  const locale = useLocale()
  if (entries.length === 0) return <NothingYet title={w.empty} hint={w.emptyHint} />
  return (
    <Rows
      title={w.history}
      headings={[w.when, w.who, w.what, w.reason]}
      rows={entries.map((entry) => [
        timeWithWeekday(entry.at, locale),
        entry.by,
        <What entry={entry} key="what" />,
        <Why entry={entry} key="why" />,
      ])}
    />
  )
}

function What({ entry }: { readonly entry: Entry }) {
  const w = useWords(logWords)
  const labels: Readonly<Record<string, string>> = useLabels(customerDescription)
  const names = usePermissionNames()
  const { action, changed, permissions_before: before, permissions_after: after } = entry
  const known: Readonly<Record<string, unknown>> = w
  const name = known[action]
  return (
    <>
      {typeof name === 'string' ? name : action}
      {changed.length > 0 && (
        <div className="quiet small">
          {w.changed(changed.map((field) => labels[field] ?? field).join(', '))}
        </div>
      )}
      {before && <div className="quiet small">{w.before(names(before))}</div>}
      {after && <div className="quiet small">{w.after(names(after))}</div>}
    </>
  )
}

function Why({ entry: { reason, identified_by: identified } }: { readonly entry: Entry }) {
  const ways = useWords(privacyWords)
  return (
    <>
      {reason}
      {identified && <div>{ways[identified]}</div>}
    </>
  )
}
