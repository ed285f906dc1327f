import type { OrderDocument } from '@pito/contracts/staff-orders'
import { listDocuments } from '@pito/contracts/staff-orders'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'
import { documentSeries } from '@pito/contracts/values/order-timeline'
import { Alert } from '@pito/ui/alert'
import type { DataColumn } from '@pito/ui/data-table/data-table'
import { RecordTabs } from '@pito/ui/record-tabs'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData, useSearchParams } from 'react-router'
import { listAddress } from '../list/list-address.ts'
import type { ListPage } from '../list/load-list.ts'
import { loadList } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { PageHead } from '../list/page-head.tsx'
import { staffPage } from '../session/staff-page.ts'
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

function useColumns(): readonly DataColumn<OrderDocument>[] {
  const w = useWords(documentWords)
  const language = languageOf(useLocale())
  return [
    { key: 'number', heading: w.number, cell: ({ number }) => number, sortable: true, importance: 1 },
    { key: 'issued_at', heading: w.date, cell: (row) => dateShown(row.issued_at, language) },
    {
      key: 'order',
      heading: w.order,
      cell: ({ order_number: number }) => <OrderLink number={number} />,
      importance: 2,
    },
    { key: 'customer', heading: w.customer, cell: ({ customer }) => customer },
    { key: 'amount', heading: w.amount, cell: ({ amount }) => formatAmount(amount), align: 'end' },
    { key: 'vat', heading: w.vat, cell: ({ vat_amount: vat }) => formatAmount(vat), align: 'end' },
    { key: 'files', heading: w.files, cell: (row) => <Files document={row} />, importance: 3 },
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
