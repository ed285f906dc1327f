import type { ListedReturn } from '@pito/contracts/staff-returns'
import { listReturns } from '@pito/contracts/staff-returns'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'
import { orderActionRights } from '@pito/contracts/values/order-actions'
import { returnStates } from '@pito/contracts/values/return-conditions'
import { Anchor } from '@pito/ui/anchor'
import type { DataColumn } from '@pito/ui/data-table/data-table'
import { Mark } from '@pito/ui/mark'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { loadList } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { PageHead } from '../list/page-head.tsx'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { actionWords } from './order-page-words.ts'
import { arrivalWords } from './return-words.ts'

export const clientLoader = staffPage(
  (api, { url }) => loadList(api, listReturns, { name: 'returns', url }),
  'read-orders',
)

/** The returns that are on the way. */
export default function Returns() {
  const w = useWords(arrivalWords)
  const actions = useWords(actionWords)
  const { rights } = useStaff()
  const data = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <PageHead title={w.returns} />
      <OfficeList
        list="returns"
        caption={w.returns}
        data={data}
        columns={useColumns()}
        sortedBy="since"
        record={({ order_number: number }) => ({ id: number, name: number, href: `/orders/${number}` })}
        filters={[
          {
            name: 'state',
            label: w.state,
            options: returnStates.map((value) => ({
              value,
              label: value === 'missing' ? w['is-missing'] : w[value],
            })),
          },
          {
            name: 'buyer',
            label: w.buyer,
            options: [
              { value: 'company', label: w.companies },
              { value: 'private', label: w.persons },
            ],
          },
        ]}
        searchLabel={w.search}
        {...(rights.includes(orderActionRights['take-back']) && {
          rowAction: ({ order_number: number }: ListedReturn) => (
            <Anchor className="link" href={`/orders/${number}/return`}>
              {actions['take-back']}
            </Anchor>
          ),
        })}
        empty={{ title: w.none, hint: w.noneHint }}
      />
    </div>
  )
}

function useColumns(): readonly DataColumn<ListedReturn>[] {
  const w = useWords(arrivalWords)
  const language = languageOf(useLocale())
  return [
    { key: 'order_number', heading: w.order, cell: (row) => row.order_number, importance: 1 },
    {
      key: 'customer',
      heading: w.buyer,
      cell: ({ customer, company }) =>
        company === null ? (
          customer
        ) : (
          <>
            {company} <Mark tone="grey">{w.company}</Mark>
            <div className="quiet small">{customer}</div>
          </>
        ),
      importance: 2,
      cut: true,
    },
    {
      key: 'kind',
      heading: w.state,
      cell: ({ kind, since }) => (
        <>
          {w[kind]}
          <div className="quiet small">{dateShown(since, language)}</div>
        </>
      ),
      cut: true,
    },
    { key: 'tyres', heading: w.tyres, cell: (row) => <Tyres found={row} />, importance: 3, cut: true },
    {
      key: 'amount_due',
      heading: w.amountDue,
      cell: (row) => formatAmount(row.amount_due),
      align: 'end',
    },
    {
      key: 'since',
      heading: w.deadline,
      cell: ({ deadline, is_overdue: isOverdue }) => (
        <>
          {dateShown(deadline, language)} {isOverdue && <Mark tone="berry">{w.overdue}</Mark>}
        </>
      ),
      sortable: true,
    },
  ]
}

function Tyres({ found }: { readonly found: ListedReturn }) {
  const w = useWords(arrivalWords)
  return found.tyres.map(({ tyre_id: id, name, expected, arrived, damaged, missing }) => (
    <div key={id}>
      {name}
      <div className="quiet small">
        {[
          w.expected(expected),
          ...(arrived > 0 ? [w.arrived(arrived)] : []),
          ...(damaged > 0 ? [w.damaged(damaged)] : []),
          ...(missing > 0 ? [w.missing(missing)] : []),
        ].join(', ')}
      </div>
    </div>
  ))
}
