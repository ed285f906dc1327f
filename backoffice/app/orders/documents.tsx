import type { OrderDocument } from '@pito/contracts/staff-orders'
import { listDocuments } from '@pito/contracts/staff-orders'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'
import { documentExportPath } from '@pito/contracts/values/order-batches'
import { documentSeries } from '@pito/contracts/values/order-timeline'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import type { DataColumn } from '@pito/ui/data-table/data-table'
import { Field } from '@pito/ui/field'
import { RecordTabs } from '@pito/ui/record-tabs'
import { TextInput } from '@pito/ui/text-input'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { Form, useLoaderData, useSearchParams } from 'react-router'
import { listAddress } from '../list/list-address.ts'
import type { ListPage } from '../list/load-list.ts'
import { loadList } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { PageHead } from '../list/page-head.tsx'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { documentWords } from './document-words.ts'
import { OrderLink } from './order-link.tsx'

export const clientLoader = staffPage(
  (api, { url }) => loadList(api, listDocuments, { name: 'documents', url }),
  'read-orders',
)

export default function Documents() {
  const w = useWords(documentWords)
  const data = useLoaderData<typeof clientLoader>()
  const [searchParams] = useSearchParams()
  const series = searchParams.get('series') === 'credit-note' ? 'credit-note' : 'invoice'
  const { missing, total } = data.page as ListPage<OrderDocument> & { readonly missing: number }
  return (
    <div className="stack">
      <PageHead title={w.documents} />
      <RecordTabs
        label={w.documents}
        tabs={documentSeries.map((each) => ({
          href: listAddress(searchParams, { series: each === 'invoice' ? null : each, page: null }),
          label: w[`${each}s`],
          current: each === series,
        }))}
      />
      <Period key={`${searchParams}`} />
      <OfficeList
        list="documents"
        caption={w.documents}
        data={data}
        columns={useColumns()}
        sortedBy="-number"
        record={({ series, number }) => ({ id: `${series}-${number}`, name: `${w[series]} ${number}` })}
        empty={{ title: w.none, hint: w.noneHint }}
      />
      {missing > 0 ? <Alert title={w.missing(missing)} tone="bad" /> : total > 0 && <p>{w.noGaps}</p>}
    </div>
  )
}

/** Filters the list by the days on which documents were issued, and offers what the filter finds as a file. */
function Period() {
  const w = useWords(documentWords)
  const [searchParams] = useSearchParams()
  const mayExport = useStaff().rights.includes('export-orders')
  const period = { from: searchParams.get('from') ?? '', to: searchParams.get('to') ?? '' }
  const query = new URLSearchParams(
    Object.entries({ series: searchParams.get('series') ?? '', ...period }).filter(([, value]) => value),
  )
  return (
    <Form method="get" className="filter-bar filter-bar--period">
      {searchParams.has('series') && <input type="hidden" name="series" value={query.get('series') ?? ''} />}
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={w[end]}>
          <TextInput name={end} type="date" defaultValue={period[end]} />
        </Field>
      ))}
      <Button type="submit">{w.show}</Button>
      {mayExport && (
        <a className="link" href={`${documentExportPath}?${query}`} download>
          {w.export}
        </a>
      )}
    </Form>
  )
}

function useColumns(): readonly DataColumn<OrderDocument>[] {
  const w = useWords(documentWords)
  const language = languageOf(useLocale())
  return [
    { key: 'number', heading: w.number, cell: ({ number }) => number, sortable: true, importance: 1 },
    { key: 'issued_at', heading: w.date, cell: (row) => dateShown(row.issued_at, language), importance: 4 },
    {
      key: 'order',
      heading: w.order,
      cell: ({ order_number: number }) => <OrderLink number={number} />,
      importance: 5,
    },
    { key: 'customer', heading: w.customer, cell: ({ customer }) => customer, importance: 2 },
    {
      key: 'amount',
      heading: w.amount,
      cell: ({ amount }) => formatAmount(amount),
      align: 'end',
      importance: 3,
    },
    { key: 'vat', heading: w.vat, cell: ({ vat_amount: vat }) => formatAmount(vat), align: 'end' },
    { key: 'files', heading: w.files, cell: (row) => <Files document={row} />, importance: 6 },
  ]
}

function Files({ document }: { readonly document: OrderDocument }) {
  const w = useWords(documentWords)
  const nameOf = (format: string) => `${w[document.series]} ${document.number}, ${format}`
  return (
    <>
      <a className="link" href={document.path} download aria-label={nameOf('PDF')}>
        PDF
      </a>{' '}
      {document.has_finvoice && (
        <a
          className="link"
          href={`${document.path}?format=finvoice`}
          download
          aria-label={nameOf('Finvoice')}
        >
          Finvoice
        </a>
      )}
    </>
  )
}
