import type { Refund } from '@pito/contracts/refunds'
import { listRefunds, retryRefund } from '@pito/contracts/refunds'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'
import { paymentProviders, refundStates } from '@pito/contracts/values/refunds'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import type { DataColumn } from '@pito/ui/data-table/data-table'
import { Mark } from '@pito/ui/mark'
import { textIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData, useSearchParams } from 'react-router'
import { OfficeForm } from '../errors/office-form.tsx'
import { loadList } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { PageHead } from '../list/page-head.tsx'
import { OrderLink } from '../orders/order-link.tsx'
import { codeWords } from '../orders/order-page-words.ts'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { isPayable, RefundState, RefundTabs } from './refund-tabs.tsx'
import { refundStateWords, refundWords } from './refund-words.ts'

export const clientLoader = staffPage(
  (api, { url }) => loadList(api, listRefunds, { name: 'refunds', url }),
  'read-orders',
)

/** Sends a refund again that the provider has rejected. */
export const clientAction = staffAction(async (api, { form }) => {
  await api(retryRefund, { refundId: textIn(form, 'refund_id') })
  return { done: null }
})

export default function Refunds() {
  const w = useWords(refundWords)
  const states = useWords(refundStateWords)
  const [searchParams] = useSearchParams()
  const isMade = searchParams.get('state') === 'made'
  return (
    <div className="stack">
      <PageHead title={w.refunds} />
      <RefundTabs current={isMade ? 'made' : 'due'} />
      <OfficeList
        list="refunds"
        caption={w.refunds}
        data={useLoaderData<typeof clientLoader>()}
        columns={useColumns(isMade)}
        sortedBy={isMade ? 'requested_at' : 'latest_on'}
        record={(refund) => ({
          id: refund.id,
          name: `${formatAmount(refund.amount)}, ${refund.order_number}`,
        })}
        filters={[
          {
            name: 'state',
            label: w.state,
            options: refundStates.map((state) => ({ value: state, label: states[state] })),
          },
          {
            name: 'provider',
            label: w.provider,
            options: paymentProviders.map((provider) => ({ value: provider, label: w[provider] })),
          },
        ]}
        searchLabel={w.search}
        rowAction={(refund) => <RefundActions refund={refund} />}
        empty={{ title: w.none, hint: w.noneHint }}
      />
    </div>
  )
}

function useColumns(isMade: boolean): readonly DataColumn<Refund>[] {
  const w = useWords(refundWords)
  const codes = useWords(codeWords)
  const locale = useLocale()
  return [
    {
      key: 'order',
      heading: w.order,
      cell: ({ order_number, reason }) => (
        <>
          <OrderLink number={order_number} />
          <div className="quiet small">{codes[reason]}</div>
        </>
      ),
      importance: 1,
      cut: true,
    },
    {
      key: 'amount',
      heading: w.amount,
      cell: ({ amount }) => formatAmount(amount),
      align: 'end',
      importance: 2,
    },
    {
      key: 'state',
      heading: w.state,
      cell: (refund) => <RefundState refund={refund} />,
      importance: 3,
      cut: true,
    },
    {
      key: 'requested_at',
      heading: w.since,
      cell: ({ requested_at }) => timeWithWeekday(requested_at, locale),
      sortable: true,
    },
    {
      key: 'latest_on',
      heading: w.latest,
      cell: ({ latest_on, is_due_soon }) => (
        <>
          {dateShown(latest_on, languageOf(locale))} {is_due_soon && <Mark tone="berry">{w.soon}</Mark>}
        </>
      ),
      // Made refunds are in the order of an index, by the time of the request.
      sortable: !isMade,
    },
    { key: 'provider', heading: w.provider, cell: ({ provider }) => w[provider] },
  ]
}

/** What staff with the rights for it can do with a refund. A refund without an answer cannot be sent again. */
function RefundActions({ refund }: { readonly refund: Refund }) {
  const w = useWords(refundWords)
  const { rights } = useStaff()
  const { id, state, amount, order_number: number } = refund
  return (
    <div className="record-actions">
      {state === 'refused' && rights.includes('refund-orders') && <Retry refund={refund} />}
      {isPayable(refund) && rights.includes('refund-manually') && (
        <Anchor
          className="btn"
          href={`/refunds/${id}`}
          aria-label={w.payByHandOf(formatAmount(amount), number)}
        >
          {w.payByHand}
        </Anchor>
      )}
    </div>
  )
}

function Retry({ refund }: { readonly refund: Refund }) {
  const w = useWords(refundWords)
  const { id, amount, order_number: number } = refund
  const form = useFetcherForm({ id: `retry-${id}`, action: '/refunds', fields: [], keyed: true })
  return (
    <OfficeForm form={form}>
      <input type="hidden" name="refund_id" value={id} />
      <Button type="submit" busy={form.pending} aria-label={w.retryOf(formatAmount(amount), number)}>
        {w.retry}
      </Button>
    </OfficeForm>
  )
}
