import type { StaffNote } from '@pito/contracts/staff-notes'
import { listNotesForMe } from '@pito/contracts/staff-notes'
import { dueFilters } from '@pito/contracts/values/staff-notes'
import type { DataColumn } from '@pito/ui/data-table/data-table'
import { RecordTabs } from '@pito/ui/record-tabs'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData, useSearchParams } from 'react-router'
import { listAddress } from '../list/list-address.ts'
import { loadList } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { PageHead } from '../list/page-head.tsx'
import { staffPage } from '../session/staff-page.ts'
import { noteWords } from './note-words.ts'
import { MarkForm, NoteMarks } from './order-notes.tsx'

export const clientLoader = staffPage(
  (api, { url }) => loadList(api, listNotesForMe, { name: 'notes-for-me', url }),
  'read-orders',
)

/** The notes on orders that mention the reader. */
export default function NotesForMe() {
  const w = useWords(noteWords)
  const [searchParams] = useSearchParams()
  const isDone = searchParams.get('done') === '1'
  return (
    <div className="stack">
      <PageHead title={w.forMe} />
      <RecordTabs
        label={w.tabs}
        tabs={[
          { href: listAddress(searchParams, { done: null, page: null }), label: w.open, current: !isDone },
          { href: listAddress(searchParams, { done: '1', page: null }), label: w.done, current: isDone },
        ]}
      />
      <OfficeList
        list="notes-for-me"
        caption={w.forMe}
        data={useLoaderData<typeof clientLoader>()}
        columns={useColumns()}
        sortedBy="due_on"
        record={({ id, order_number: number, text }) => ({
          id: String(id),
          name: text.slice(0, 40),
          href: `/orders/${number}`,
        })}
        filters={[
          { name: 'due', label: w.due, options: dueFilters.map((value) => ({ value, label: w[value] })) },
        ]}
        searchLabel={w.search}
        rowAction={(note) => <MarkForm note={note} mark="done" />}
        empty={{ title: w.none, hint: w.noneHint }}
      />
    </div>
  )
}

function useColumns(): readonly DataColumn<StaffNote>[] {
  const w = useWords(noteWords)
  const locale = useLocale()
  return [
    { key: 'order', heading: w.order, cell: ({ order_number: number }) => number, importance: 1 },
    {
      key: 'text',
      heading: w.text,
      cell: ({ text, additions }) => (
        <>
          <span className="order-email">{text}</span>
          {additions.map((addition) => (
            <div className="quiet small" key={addition.id}>
              {addition.author}: {addition.text}
            </div>
          ))}
        </>
      ),
      importance: 2,
    },
    { key: 'author', heading: w.author, cell: ({ author }) => author },
    {
      key: 'due_on',
      heading: w.due,
      cell: (note) => <NoteMarks note={note} />,
      sortable: true,
      importance: 3,
    },
    {
      key: 'created_at',
      heading: w.written,
      cell: ({ created_at: at }) => timeWithWeekday(at, locale),
      sortable: true,
    },
  ]
}
