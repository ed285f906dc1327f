import type { SurplusPayment } from '@pito/contracts/refunds'
import { listSurplusPayments } from '@pito/contracts/refunds'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { paymentProviders, surplusReasons } from '@pito/contracts/values/refunds'
import type { DataColumn } from '@pito/ui/data-table/data-table'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { loadList } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { PageHead } from '../list/page-head.tsx'
import { OrderLink } from '../orders/order-link.tsx'
import { codeWords } from '../orders/order-page-words.ts'
import { staffPage } from '../session/staff-page.ts'
import { RefundState, RefundTabs } from './refund-tabs.tsx'
import { refundWords } from './refund-words.ts'

export const clientLoader = staffPage(
  (api, { url }) => loadList(api, listSurplusPayments, { name: 'surplus-payments', url }),
  'read-orders',
)

/** Money that arrived twice, too late or in a wrong amount. */
export default function SurplusPayments() {
  const w = useWords(refundWords)
  const codes = useWords(codeWords)
  return (
    <div className="stack">
      <PageHead title={w.surplus} />
      <RefundTabs current="surplus" />
      <p>{w.surplusIntro}</p>
      <OfficeList
        list="surplus-payments"
        caption={w.surplus}
        data={useLoaderData<typeof clientLoader>()}
        columns={useColumns()}
        sortedBy="-received_at"
        record={({ id, received, order_number }) => ({
          id,
          name: `${formatAmount(received)}, ${order_number}`,
        })}
        filters={[
          {
            name: 'reason',
            label: w.reason,
            options: surplusReasons.map((reason) => ({ value: reason, label: codes[reason] })),
          },
          {
            name: 'provider',
            label: w.provider,
            options: paymentProviders.map((provider) => ({ value: provider, label: w[provider] })),
          },
        ]}
        searchLabel={w.search}
        empty={{ title: w.noSurplus, hint: w.noSurplusHint }}
      />
    </div>
  )
}

function useColumns(): readonly DataColumn<SurplusPayment>[] {
  const w = useWords(refundWords)
  const codes = useWords(codeWords)
  const locale = useLocale()
  return [
    {
      key: 'order',
      heading: w.order,
      cell: ({ order_number }) => <OrderLink number={order_number} />,
      importance: 1,
    },
    {
      key: 'received',
      heading: w.arrived,
      cell: ({ received, expected }) => (
        <>
          {formatAmount(received)}
          {received !== expected && <div className="quiet small">{w.expected(formatAmount(expected))}</div>}
        </>
      ),
      align: 'end',
      importance: 2,
    },
    { key: 'reason', heading: w.reason, cell: ({ reason }) => codes[reason] },
    {
      key: 'received_at',
      heading: w.received,
      cell: ({ received_at }) => timeWithWeekday(received_at, locale),
      sortable: true,
    },
    {
      key: 'became',
      heading: w.became,
      cell: ({ refund_state, refunded_at, provider_message }) => (
        <RefundState refund={{ state: refund_state, made_at: refunded_at, provider_message }} />
      ),
      importance: 3,
    },
    { key: 'provider', heading: w.provider, cell: ({ provider }) => w[provider] },
  ]
}
