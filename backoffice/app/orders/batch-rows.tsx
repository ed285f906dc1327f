import type { OrderBatchReportRow, OrderBatchRow } from '@pito/contracts/order-batches'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { Button } from '@pito/ui/button'
import type { DataColumn, TableLayout } from '@pito/ui/data-table/data-table'
import { DataTable } from '@pito/ui/data-table/data-table'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { useRef, useState } from 'react'
import { OfficeForm } from '../errors/office-form.tsx'
import { listWords } from '../list/list-words.ts'
import { OrderLink } from './order-link.tsx'
import { orderWords } from './order-words.ts'
import { sendingWords } from './sending-words.ts'

interface BatchRowsProps {
  readonly id: string
  readonly action: string
  readonly caption: string
  readonly rows: readonly OrderBatchRow[]
  /** The tracking numbers that are to be stored, by the number of the order. */
  readonly parcels?: ReadonlyMap<string, readonly string[]>
  /** The text of the button for a number of orders. */
  readonly press: (count: number) => string
}

/** The dry run of an action on many orders, with the button that carries it out, and then the report on each order. */
export function BatchRows({ id, action, caption, rows, parcels, press }: BatchRowsProps) {
  const w = useWords(sendingWords)
  const form = useFetcherForm<never, readonly OrderBatchReportRow[]>({ id, action, fields: [], keyed: true })
  // After the run the page has loaded the rows again, and orders that were done are refused now.
  const shownFirst = useRef(rows)
  const [layout, setLayout] = useState<TableLayout>([])
  const report = form.done
  if (!report) shownFirst.current = rows
  const possible = rows.filter(({ why_not: refused }) => refused === null)
  const orders = possible.map(({ order_number, version }) => ({
    ...{ order_number, version },
    ...(parcels?.get(order_number)?.length && { tracking_numbers: parcels.get(order_number) }),
  }))
  return (
    <div className="stack">
      <p role="status">
        {report && w.report(report.filter(({ why_not: refused }) => refused === null).length, report.length)}
      </p>
      <DataTable
        caption={caption}
        words={useWords(listWords)}
        columns={useColumns(report, parcels)}
        rows={shownFirst.current}
        rowId={(row) => row.order_number}
        rowName={(row) => row.order_number}
        total={shownFirst.current.length}
        sorting={null}
        sortHref={() => ''}
        layout={layout}
        onLayout={setLayout}
        empty={<p>{w.noOrders}</p>}
      />
      {!report && (
        <OfficeForm form={form} className="record-actions">
          <input type="hidden" name="orders" value={JSON.stringify(orders)} />
          <Button type="submit" look="go" busy={form.pending} unavailable={orders.length === 0}>
            {press(orders.length)}
          </Button>
        </OfficeForm>
      )}
    </div>
  )
}

function useColumns(
  report: readonly OrderBatchReportRow[] | null,
  parcels: BatchRowsProps['parcels'],
): readonly DataColumn<OrderBatchRow>[] {
  const list = useWords(orderWords)
  const w = useWords(sendingWords)
  const outcomeOf = ({ order_number: number, why_not: refused }: OrderBatchRow) => {
    const reported = report?.find((row) => row.order_number === number)
    if (reported) return reported.why_not ?? w.done
    return refused ?? w.possible
  }
  const parcelColumn: DataColumn<OrderBatchRow> = {
    key: 'parcels',
    heading: w.parcels,
    cell: ({ order_number: number, tracking_numbers: stored }) => {
      const added = parcels?.get(number) ?? []
      return (added.length > 0 ? added : stored).join(', ') || list.none
    },
    importance: 6,
  }
  return [
    {
      key: 'order_number',
      heading: list.number,
      cell: ({ order_number: number, version }) =>
        version === null ? number : <OrderLink number={number} />,
      importance: 1,
    },
    { key: 'customer', heading: list.customer, cell: (row) => row.customer ?? list.none, importance: 3 },
    { key: 'goods', heading: list.goods, cell: (row) => row.goods ?? list.none, importance: 4 },
    {
      key: 'total',
      heading: list.total,
      cell: ({ total }) => (total === null ? list.none : formatEuro(Math.round(total * 100))),
      align: 'end',
      importance: 5,
    },
    ...(parcels ? [parcelColumn] : []),
    { key: 'outcome', heading: w.outcome, cell: outcomeOf, importance: 2 },
  ]
}
