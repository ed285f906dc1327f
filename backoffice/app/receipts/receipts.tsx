import type { ListedReceipt } from '@pito/contracts/staff-goods-receipts'
import { getGoodsReceipts } from '@pito/contracts/staff-goods-receipts'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'
import type { DataColumn } from '@pito/ui/data-table/data-table'
import { Mark } from '@pito/ui/mark'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { loadList } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { CreateLink, PageHead } from '../list/page-head.tsx'
import { staffPage } from '../session/staff-page.ts'
import { receiptWords } from './receipt-words.ts'

export const clientLoader = staffPage((api, { url }) => {
  if (!url.searchParams.has('sort')) url.searchParams.set('sort', '-id')
  return loadList(api, getGoodsReceipts, { name: 'goods-receipts', url })
}, 'read-stock')

export default function Receipts() {
  const w = useWords(receiptWords)
  const data = useLoaderData<typeof clientLoader>()
  const create = (
    <CreateLink href="/goods-receipts/new" right="edit-stock">
      {w.newReceipt}
    </CreateLink>
  )
  return (
    <div className="stack">
      <PageHead title={w.receipts} create={create} />
      <OfficeList
        list="goods-receipts"
        caption={w.receipts}
        data={data}
        columns={useColumns()}
        sortedBy="-id"
        record={({ id, supplier, delivery_note }) => ({
          id: String(id),
          name: w.receipt(supplier, delivery_note),
          href: `/goods-receipts/${id}`,
        })}
        filters={[
          {
            name: 'state',
            label: w.state,
            options: [
              { value: 'draft', label: w.draft },
              { value: 'received', label: w.received },
            ],
          },
        ]}
        searchLabel={w.search}
        empty={{ title: w.none, hint: w.noneHint, step: create }}
      />
    </div>
  )
}

function useColumns(): readonly DataColumn<ListedReceipt>[] {
  const w = useWords(receiptWords)
  const language = languageOf(useLocale())
  return [
    {
      key: 'delivery_note',
      heading: w.deliveryNote,
      cell: (receipt) => receipt.delivery_note,
      sortable: true,
      importance: 1,
    },
    { key: 'supplier', heading: w.supplier, cell: ({ supplier }) => supplier, sortable: true, importance: 2 },
    {
      key: 'delivered_on',
      heading: w.deliveredOn,
      cell: (receipt) => dateShown(receipt.delivered_on, language),
      sortable: true,
    },
    { key: 'lines', heading: w.lines, cell: ({ lines }) => lines, align: 'end' },
    { key: 'tyres', heading: w.tyres, cell: ({ tyres }) => tyres, align: 'end' },
    {
      key: 'state',
      heading: w.state,
      cell: ({ state }) => <Mark tone={state === 'received' ? 'spruce' : 'grey'}>{w[state]}</Mark>,
      sortable: true,
      importance: 3,
    },
    { key: 'received_by', heading: w.receivedBy, cell: (receipt) => receipt.received_by ?? '–' },
  ]
}
