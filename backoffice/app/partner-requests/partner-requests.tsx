import type { PartnerRequest } from '@pito/contracts/staff-partners'
import { getPartnerRequests } from '@pito/contracts/staff-partners'
import { partnerStatuses } from '@pito/contracts/values/partner-replies'
import { partnerTypeNames, partnerTypes } from '@pito/contracts/values/partner-request'
import type { DataColumn } from '@pito/ui/data-table/data-table'
import { Mark } from '@pito/ui/mark'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { loadList } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { PageHead } from '../list/page-head.tsx'
import { staffPage } from '../session/staff-page.ts'
import { partnerRequestWords } from './partner-request-words.ts'

export const clientLoader = staffPage(
  (api, { url }) => loadList(api, getPartnerRequests, { name: 'partner-requests', url }),
  'read-partners',
)

export default function PartnerRequests() {
  const w = useWords(partnerRequestWords)
  const locale = useLocale()
  return (
    <div className="stack">
      <PageHead title={w.requests} />
      <OfficeList
        list="partner-requests"
        caption={w.requests}
        data={useLoaderData<typeof clientLoader>()}
        columns={useColumns()}
        sortedBy="-created_at"
        record={({ id, name }) => ({ id, name, href: `/partner-requests/${id}` })}
        filters={[
          {
            name: 'status',
            label: w.status,
            options: partnerStatuses.map((value) => ({ value, label: w[value] })),
          },
          {
            name: 'request_from',
            label: w.type,
            options: partnerTypes.map((value) => ({ value, label: partnerTypeNames[value][locale] })),
          },
          {
            name: 'assignee',
            label: w.assignee,
            options: (['me', 'nobody'] as const).map((value) => ({ value, label: w[value] })),
          },
        ]}
        searchLabel={w.search}
        empty={{ title: w.none, hint: w.noneHint }}
      />
    </div>
  )
}

function useColumns(): readonly DataColumn<PartnerRequest>[] {
  const w = useWords(partnerRequestWords)
  const locale = useLocale()
  return [
    { key: 'name', heading: w.name, cell: ({ name }) => name, sortable: true, importance: 1 },
    {
      key: 'type',
      heading: w.type,
      cell: ({ request_from: type }) => partnerTypeNames[type][locale],
      importance: 2,
    },
    { key: 'location', heading: w.location, cell: ({ location }) => location, importance: 3 },
    {
      key: 'created_at',
      heading: w.age,
      cell: ({ age_days: days }) => w.days(days),
      sortable: true,
      importance: 4,
    },
    {
      key: 'status',
      heading: w.status,
      cell: (request) => <RequestStatus request={request} />,
      sortable: true,
      importance: 5,
    },
    {
      key: 'assignee',
      heading: w.assignee,
      cell: ({ assignee }) => assignee?.name ?? w.nobody,
      importance: 6,
    },
    {
      key: 'handled_at',
      heading: w.handled,
      cell: ({ handled_at: at, handled_by: by }) =>
        at === null ? w.notHandled : w.handledBy(by ?? w.somebody, timeWithWeekday(at, locale)),
      sortable: true,
    },
  ]
}

export function RequestStatus({ request: { status } }: { readonly request: PartnerRequest }) {
  const w = useWords(partnerRequestWords)
  const tones = { new: 'amber', contacted: 'frost', agreed: 'spruce', rejected: 'grey' } as const
  return <Mark tone={tones[status]}>{w[status]}</Mark>
}
