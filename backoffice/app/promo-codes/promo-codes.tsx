import { shownValue } from '@pito/contracts/records/shown-value'
import type { StaffPromoCode } from '@pito/contracts/staff-promo-codes'
import { getStaffPromoCodes } from '@pito/contracts/staff-promo-codes'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'
import { promoCodeStates } from '@pito/contracts/values/promo-code-faults'
import type { DataColumn } from '@pito/ui/data-table/data-table'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { loadList } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { CreateLink, PageHead } from '../list/page-head.tsx'
import { useColumnOf } from '../record/describe.ts'
import { staffPage } from '../session/staff-page.ts'
import { promoCodeDescription } from './description.ts'
import { PromoCodeMark } from './promo-code-head.tsx'
import { promoCodeWords } from './promo-code-words.ts'

export const clientLoader = staffPage(
  (api, { url }) => loadList(api, getStaffPromoCodes, { name: 'promo-codes', url }),
  'read-promo-codes',
)

export default function PromoCodes() {
  const w = useWords(promoCodeWords)
  const create = (
    <CreateLink href="/promo-codes/new" right="edit-promo-codes">
      {w.newPromoCode}
    </CreateLink>
  )
  return (
    <div className="stack">
      <PageHead title={w.promoCodes} create={create} />
      <OfficeList
        list="promo-codes"
        caption={w.promoCodes}
        data={useLoaderData<typeof clientLoader>()}
        columns={useColumns()}
        sortedBy="-valid_from"
        record={({ id, code }) => ({ id: String(id), name: code, href: `/promo-codes/${id}` })}
        filters={[
          {
            name: 'state',
            label: w.state,
            options: promoCodeStates.map((value) => ({ value, label: w[value] })),
          },
          {
            name: 'used',
            label: w.used,
            options: [
              { value: '1', label: w.isUsed },
              { value: '0', label: w.isUnused },
            ],
          },
        ]}
        searchLabel={w.search}
        empty={{ title: w.none, hint: w.noneHint, step: create }}
      />
    </div>
  )
}

function useColumns(): readonly DataColumn<StaffPromoCode>[] {
  const w = useWords(promoCodeWords)
  const locale = useLocale()
  const columnOf = useColumnOf(promoCodeDescription)
  const day = (date: string) => dateShown(date, languageOf(locale))
  return [
    columnOf('code', { sortable: true, importance: 1 }),
    {
      key: 'discount',
      heading: w.discount,
      cell: ({ discount_permille: permille, discount_cents: cents }) =>
        permille === null
          ? shownValue('discount_cents', cents, locale)
          : shownValue('discount_permille', permille, locale),
      align: 'end',
      importance: 2,
    },
    {
      key: 'valid_from',
      importance: 4,
      heading: w.period,
      cell: ({ valid_from: from, valid_until: until }) => w.until(day(from), until && day(until)),
      sortable: true,
    },
    {
      key: 'uses',
      importance: 5,
      heading: w.uses,
      cell: ({ uses, uses_in_all: most }) => w.usesOf(uses, most),
      sortable: true,
      align: 'end',
    },
    {
      key: 'state',
      heading: w.state,
      cell: ({ state }) => <PromoCodeMark state={state} />,
      importance: 3,
    },
    columnOf('minimum_cents', { align: 'end', hiddenAtFirst: true }),
  ]
}
