import type { PartnerRequest } from '@pito/contracts/partners'
import { getPartnerRequests, handlePartnerRequest } from '@pito/contracts/partners'
import { partnerTypeNames, partnerTypes } from '@pito/contracts/values/partner-request'
import { Button } from '@pito/ui/button'
import type { DataColumn } from '@pito/ui/data-table/data-table'
import { textIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { OfficeForm } from '../errors/office-form.tsx'
import { loadList } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { PageHead } from '../list/page-head.tsx'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { partnerRequestWords } from './partner-request-words.ts'

export const clientLoader = staffPage(
  (api, { url }) => loadList(api, getPartnerRequests, { name: 'partner-requests', url }),
  'read-partners',
)

export const clientAction = staffAction(async (api, { form }) => {
  await api(handlePartnerRequest, { id: textIn(form, 'id') })
  return { done: null }
})

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
        record={({ id, name }) => ({ id, name })}
        filters={[
          {
            name: 'handled',
            label: w.state,
            options: [
              { value: '0', label: w.waiting },
              { value: '1', label: w.handled },
            ],
          },
          {
            name: 'request_from',
            label: w.type,
            options: partnerTypes.map((value) => ({ value, label: partnerTypeNames[value][locale] })),
          },
        ]}
        searchLabel={w.search}
        rowAction={(request) => request.handled_at === null && <Handle request={request} />}
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
      key: 'contact',
      heading: w.contact,
      cell: ({ email, country_code: country, contact_number: number }) => (
        <>
          {email}
          <div className="num">{`+${country} ${number}`}</div>
        </>
      ),
      importance: 4,
    },
    { key: 'comment', heading: w.comment, cell: ({ comment }) => comment, importance: 5 },
    {
      key: 'created_at',
      heading: w.created,
      cell: ({ created_at: at }) => timeWithWeekday(at, locale),
      sortable: true,
    },
    {
      key: 'handled_at',
      heading: w.state,
      cell: ({ handled_at: at, handled_by: by }) =>
        at === null ? w.waiting : w.handledBy(by ?? w.somebody, timeWithWeekday(at, locale)),
      sortable: true,
      importance: 6,
    },
  ]
}

function Handle({ request: { id, name } }: { readonly request: PartnerRequest }) {
  const w = useWords(partnerRequestWords)
  const form = useFetcherForm({ id: `handle-${id}`, action: '/partner-requests', fields: [] })
  return (
    <OfficeForm form={form}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" busy={form.pending} aria-label={w.handleOf(name)}>
        {w.handle}
      </Button>
    </OfficeForm>
  )
}
