import type { StockRow } from '@pito/contracts/staff-stock'
import { getStock } from '@pito/contracts/staff-stock'
import type { DataColumn } from '@pito/ui/data-table/data-table'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { loadList } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { PageHead } from '../list/page-head.tsx'
import { staffPage } from '../session/staff-page.ts'
import { stockWords } from './stock-words.ts'

export const clientLoader = staffPage(
  (api, { url }) => loadList(api, getStock, { name: 'stock', url }),
  'read-stock',
)

export default function StockList() {
  const w = useWords(stockWords)
  const data = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <PageHead title={w.stock} />
      <OfficeList
        list="stock"
        caption={w.stock}
        data={data}
        columns={useColumns()}
        sortedBy="name"
        record={({ id, name, size }) => ({
          id: String(id),
          name: `${name} ${size}`,
          href: `/articles/${id}/stock`,
        })}
        filters={useFilters()}
        searchLabel={w.search}
        empty={{ title: w.none, hint: w.noneHint }}
      />
    </div>
  )
}

function useColumns(): readonly DataColumn<StockRow>[] {
  const w = useWords(stockWords)
  const figure = { sortable: true, align: 'end' } as const
  return [
    { key: 'name', heading: w.name, cell: ({ name }) => name, sortable: true, importance: 1 },
    { key: 'size', heading: w.size, cell: ({ size }) => size, importance: 2 },
    { key: 'ean', heading: w.ean, cell: ({ ean }) => ean ?? '–', hiddenAtFirst: true },
    { key: 'on_hand', heading: w.onHand, cell: ({ on_hand }) => on_hand, ...figure },
    { key: 'held', heading: w.held, cell: ({ held }) => held, ...figure },
    { key: 'available', heading: w.available, cell: ({ available }) => available, importance: 3, ...figure },
    { key: 'sold_30_days', heading: w.sold, cell: ({ sold_30_days }) => sold_30_days, ...figure },
    { key: 'days_of_cover', heading: w.cover, cell: ({ days_of_cover }) => days_of_cover ?? '–', ...figure },
    { key: 'oldest_week', heading: w.oldest, cell: ({ oldest_week }) => oldest_week ?? '–', ...figure },
    {
      key: 'not_as_new',
      heading: w.notAsNew,
      cell: ({ not_as_new }) => not_as_new,
      align: 'end',
      hiddenAtFirst: true,
    },
  ]
}

const lowStocks = [1, 4, 5, 10, 20, 50]

function useFilters() {
  const w = useWords(stockWords)
  const yes = [{ value: '1', label: w.yes }]
  return [
    {
      name: 'available_below',
      label: w.availableBelow,
      options: lowStocks.map((count) => ({ value: String(count), label: String(count) })),
    },
    {
      name: 'older_than',
      label: w.olderThan,
      options: [
        { value: '3', label: w.olderThan3 },
        { value: '5', label: w.olderThan5 },
      ],
    },
    { name: 'with_holds', label: w.withHolds, options: yes },
    { name: 'without_sales', label: w.withoutSales, options: yes },
  ]
}
