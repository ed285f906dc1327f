import type { ListedOrder } from '@pito/contracts/staff-orders'
import { countOrderTabs, listOrdersForStaff } from '@pito/contracts/staff-orders'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { deskTabs, orderPeriods } from '@pito/contracts/values/order-tasks'
import { Anchor } from '@pito/ui/anchor'
import type { DataColumn, Selection } from '@pito/ui/data-table/data-table'
import { Mark } from '@pito/ui/mark'
import { RecordTabs } from '@pito/ui/record-tabs'
import { dayAndTime } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { PartAlert } from '@pito/web/parts/part-alert'
import { useWords } from '@pito/web/words/words'
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router'
import type { ListFilter } from '../list/filter-bar.tsx'
import { listAddress } from '../list/list-address.ts'
import { loadList } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { PageHead } from '../list/page-head.tsx'
import { loadPart } from '../record/record-part.tsx'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { ExportOrders } from './export-orders.tsx'
import { FittingTime } from './fitting-time.tsx'
import { MoveOrders, OrderRowStep } from './order-row-step.tsx'
import {
  emptyTabHints,
  emptyTabWords,
  orderWords,
  paymentStateWords,
  stageWords,
  taskWords,
} from './order-words.ts'
import { PrintedBy, PrintOrders } from './print-orders.tsx'
import { sendingWords } from './sending-words.ts'

export { revalidateAfterConflict as shouldRevalidate } from '../session/staff-page.ts'

const thousands = new Intl.NumberFormat('fi-FI')

export const clientLoader = staffPage(async (api, { url }) => {
  const [list, counts] = await Promise.all([
    loadList(api, listOrdersForStaff, { name: 'orders', url }),
    loadPart(api(countOrderTabs, {}).then(({ data }) => data)),
  ])
  return { list, counts }
}, 'read-orders')

export default function Orders() {
  const w = useWords(orderWords)
  const { list } = useLoaderData<typeof clientLoader>()
  const sending = useWords(sendingWords)
  const tab = useTab()
  const { rights } = useStaff()
  const mayPrint = rights.includes('ship-orders')
  return (
    <div className="stack">
      <PageHead
        title={w.orders}
        create={
          <>
            {mayPrint && (tab === 'to-pack' || tab === 'to-send') && (
              <Anchor className="btn" href={`/orders/batch?action=${tab === 'to-pack' ? 'pack' : 'send'}`}>
                {tab === 'to-pack' ? sending.scanToPack : sending.scanToSend}
              </Anchor>
            )}
            {list.page.total > 0 && <ExportOrders />}
          </>
        }
      />
      <Tabs />
      <OfficeList
        list="orders"
        caption={w.orders}
        data={list}
        columns={useColumns()}
        sortedBy="-created_at"
        record={({ order_number: number }) => ({
          id: number,
          name: w.order(number),
          href: `/orders/${number}`,
        })}
        filters={useFilters()}
        {...((mayPrint || rights.includes('export-orders')) && {
          bulkActions: (selection: Selection) => (
            <>
              <PrintOrders orderNumbers={[...selection.ids]} isMore={selection.all} />
              {mayPrint && <MoveOrders selection={selection} />}
              <ExportOrders selection={selection} />
            </>
          ),
        })}
        {...(mayPrint && { rowAction: (order: ListedOrder) => <OrderRowStep order={order} /> })}
        searchLabel={w.search}
        empty={{ title: useWords(emptyTabWords)[tab], hint: useWords(emptyTabHints)[tab] }}
      />
    </div>
  )
}

function useTab(): (typeof deskTabs)[number] | 'all' {
  const named = useSearchParams()[0].get('tab')
  return deskTabs.find((tab) => tab === named) ?? 'all'
}

/** The tabs with the numbers of their orders. If these could not be counted, the tabs still work. */
function Tabs() {
  const w = useWords(orderWords)
  const { counts } = useLoaderData<typeof clientLoader>()
  const { revalidate, state } = useRevalidator()
  const [searchParams] = useSearchParams()
  const current = useTab()
  const labelOf = (tab: (typeof deskTabs)[number]) => {
    const counted = counts.data?.find((each) => each.tab === tab)
    if (!counted) return w[tab]
    const count = thousands.format(counted.orders)
    return w.counted(w[tab], counted.is_more ? w.over(count) : count)
  }
  const tabs = [
    ...deskTabs.map((tab) => ({ tab, label: labelOf(tab) })),
    { tab: 'all' as const, label: w.all },
  ]
  return (
    <>
      {counts.failure && (
        <PartAlert
          title={w.countsMissing}
          failure={counts.failure}
          again={revalidate}
          loading={state !== 'idle'}
        />
      )}
      <RecordTabs
        label={w.tabs}
        // All orders are the last tab and the first view of the page, which begins with what there is to do.
        fromStart={current === 'all'}
        tabs={tabs.map(({ tab, label }) => ({
          href: listAddress(searchParams, { tab: tab === 'all' ? null : tab, page: null }),
          label,
          current: tab === current,
        }))}
      />
    </>
  )
}

/** The filter of a service point is shown if a link has set it. Its options are that service point and all. */
function usePointFilter(): readonly ListFilter[] {
  const w = useWords(orderWords)
  const { list } = useLoaderData<typeof clientLoader>()
  const point = useSearchParams()[0].get('service_point')
  if (!point) return []
  const name = list.page.data.find(({ service_point: named }) => named !== null)?.service_point
  return [{ name: 'service_point', label: w.servicePoint, options: [{ value: point, label: name ?? point }] }]
}

function useFilters(): readonly ListFilter[] {
  const w = useWords(orderWords)
  const ofPoint = usePointFilter()
  return [
    {
      name: 'delivery',
      label: w.delivery,
      options: [
        { value: 'home', label: w.home },
        { value: 'fitting', label: w.fitting },
      ],
    },
    {
      name: 'order_status',
      label: w.status,
      options: [
        { value: 'paid', label: w.isPaid },
        { value: 'unpaid', label: w.isUnpaid },
      ],
    },
    { name: 'period', label: w.period, options: orderPeriods.map((value) => ({ value, label: w[value] })) },
    ...ofPoint,
  ]
}

function useColumns(): readonly DataColumn<ListedOrder>[] {
  const w = useWords(orderWords)
  const sending = useWords(sendingWords)
  const [tasks, payments, stages] = [useWords(taskWords), useWords(paymentStateWords), useWords(stageWords)]
  const locale = useLocale()
  return [
    { key: 'order_number', heading: w.number, cell: (row) => row.order_number, importance: 1 },
    {
      key: 'created_at',
      heading: w.time,
      cell: (row) => dayAndTime(row.created_at, locale),
      sortable: true,
    },
    {
      key: 'customer',
      heading: w.customer,
      cell: (row) => <Customer order={row} />,
      importance: 2,
      cut: true,
    },
    { key: 'goods', heading: w.goods, cell: (row) => <Goods order={row} />, importance: 4, cut: true },
    {
      key: 'delivery',
      heading: w.delivery,
      cell: (row) => <Delivery order={row} />,
      importance: 5,
      cut: true,
    },
    {
      key: 'total',
      heading: w.total,
      cell: ({ total }) => formatEuro(Math.round(total * 100)),
      align: 'end',
    },
    { key: 'payment', heading: w.payment, cell: (row) => payments[row.payment_state] },
    { key: 'stage', heading: w.progress, cell: ({ stage }) => stages[stage], hiddenAtFirst: true },
    {
      key: 'task',
      heading: w.nextStep,
      cell: ({ task, printed, is_stopped: isStopped }) => (
        <>
          {isStopped && <Mark tone="berry">{sending.stop}</Mark>}
          {task ? <strong>{tasks[task]}</strong> : w.none}
          <PrintedBy printed={printed} />
        </>
      ),
      importance: 3,
    },
    {
      key: 'since',
      heading: w.sinceWhen,
      cell: ({ since }) => since && dayAndTime(since, locale),
      importance: 6,
    },
  ]
}

interface OrderProps {
  readonly order: ListedOrder
}

function Customer({ order }: OrderProps) {
  const w = useWords(orderWords)
  if (order.company === null) return order.customer ?? w.none
  return (
    <>
      {order.company} <Mark tone="grey">{w.companyMark}</Mark> <span className="quiet">{order.customer}</span>
    </>
  )
}

function Goods({ order }: OrderProps) {
  const w = useWords(orderWords)
  if (order.supplement_of !== null) return w.supplementOf(order.supplement_of)
  return order.goods.map(({ quantity, name, size }) => `${quantity} × ${size} ${name}`).join(', ')
}

const daysShown = {
  fi: new Intl.DateTimeFormat('fi-FI', { day: 'numeric', month: 'numeric' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }),
} as const

function Delivery({ order }: OrderProps) {
  const w = useWords(orderWords)
  const locale = useLocale()
  const language = languageOf(locale)
  const { service_point: point, delivery_days: days } = order
  if (point === null)
    return (
      <>
        {w.home}
        {days && (
          <span className="quiet">
            {`, ${w.arrives(daysShown[language].formatRange(new Date(days.from), new Date(days.to)))}`}
          </span>
        )}
      </>
    )
  return (
    <>
      {`${point}, `}
      <FittingTime order={order} format={dayAndTime} />
    </>
  )
}
