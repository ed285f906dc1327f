import type { ListedCustomer } from '@pito/contracts/staff-customers'
import { listCustomersForStaff } from '@pito/contracts/staff-customers'
import { internationalNumber } from '@pito/contracts/values/contact-number'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { customerPermissions } from '@pito/contracts/values/permissions'
import type { DataColumn } from '@pito/ui/data-table/data-table'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { loadList } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { CreateLink, PageHead } from '../list/page-head.tsx'
import { staffPage } from '../session/staff-page.ts'
import { usePermissionNames } from './customer-head.tsx'
import { customerWords, permissionLabels } from './customer-words.ts'

export const clientLoader = staffPage(
  (api, { url }) => loadList(api, listCustomersForStaff, { name: 'customers', url }),
  'read-customers',
)

/** The list of everybody who has an account. */
export default function Customers() {
  const w = useWords(customerWords)
  const create = (
    <CreateLink href="/customers/new" right="create-customers">
      {w.newCustomer}
    </CreateLink>
  )
  return (
    <div className="stack">
      <PageHead title={w.customers} create={create} />
      <OfficeList
        list="customers"
        caption={w.customers}
        data={useLoaderData<typeof clientLoader>()}
        columns={useColumns()}
        sortedBy="name"
        record={(customer) => ({
          id: customer.id,
          name: nameOf(customer),
          href: `/customers/${customer.id}`,
        })}
        filters={[
          {
            name: 'company',
            label: w.company,
            options: [
              { value: 'company', label: w.isCompany },
              { value: 'private', label: w.isPrivate },
            ],
          },
          {
            name: 'permission',
            label: w.permission,
            options: customerPermissions.map((value) => ({ value, label: w[permissionLabels[value]] })),
          },
        ]}
        searchLabel={w.search}
        empty={{ title: w.empty, hint: w.emptyHint, step: create }}
      />
    </div>
  )
}

function nameOf({ first_name, last_name }: ListedCustomer): string {
  return `${last_name} ${first_name}`
}

function useColumns(): readonly DataColumn<ListedCustomer>[] {
  const w = useWords(customerWords)
  const locale = useLocale()
  const permissionNames = usePermissionNames()
  return [
    { key: 'name', heading: w.name, cell: nameOf, sortable: true, importance: 1 },
    {
      key: 'contact',
      heading: w.contact,
      cell: ({ email, country_code: country, contact_number: number }) => (
        <>
          {email}
          <div>{internationalNumber(country, number)}</div>
        </>
      ),
      importance: 2,
      cut: true,
    },
    { key: 'orders', heading: w.orders, cell: ({ orders }) => orders, sortable: true, align: 'end' },
    {
      key: 'total',
      heading: w.total,
      cell: ({ total }) => formatAmount(total),
      sortable: true,
      align: 'end',
      importance: 3,
    },
    {
      key: 'last_order_at',
      heading: w.lastOrder,
      cell: ({ last_order_at: at }) => (at ? timeWithWeekday(at, locale) : w.none),
      sortable: true,
    },
    {
      key: 'company',
      heading: w.company,
      cell: ({ company_name: company, company_vat_number: vat }) =>
        company ? (
          <>
            {company}
            <div className="quiet small">{vat}</div>
          </>
        ) : (
          w.none
        ),
      cut: true,
    },
    {
      key: 'permissions',
      heading: w.permissions,
      cell: ({ permissions }) => permissionNames(permissions),
      cut: true,
    },
  ]
}
