import type { StaffListedBrand } from '@pito/contracts/staff-brands'
import { getStaffBrands } from '@pito/contracts/staff-brands'
import type { DataColumn } from '@pito/ui/data-table/data-table'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { loadList } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { CreateLink, PageHead } from '../list/page-head.tsx'
import { useColumnOf } from '../record/describe.ts'
import { staffPage } from '../session/staff-page.ts'
import { brandWords } from './brand-words.ts'
import { brandDescription } from './description.ts'

export const clientLoader = staffPage(
  (api, { url }) => loadList(api, getStaffBrands, { name: 'brands', url }),
  'read-catalogue',
)

export default function Brands() {
  const w = useWords(brandWords)
  const data = useLoaderData<typeof clientLoader>()
  const yes = [{ value: '1', label: w.yes }]
  const create = (
    <CreateLink href="/brands/new" right="edit-catalogue">
      {w.newBrand}
    </CreateLink>
  )
  return (
    <div className="stack">
      <PageHead title={w.brands} create={create} />
      <OfficeList
        list="brands"
        caption={w.brands}
        data={data}
        columns={useColumns()}
        sortedBy="position"
        record={({ id, name }) => ({ id: String(id), name, href: `/brands/${id}` })}
        filters={[
          { name: 'has_texts', label: w.texts, options: yes },
          { name: 'archived', label: w.archived, options: yes },
        ]}
        searchLabel={w.search}
        empty={{ title: w.none, hint: w.noneHint, step: create }}
      />
    </div>
  )
}

function useColumns(): readonly DataColumn<StaffListedBrand>[] {
  const w = useWords(brandWords)
  const columnOf = useColumnOf(brandDescription)
  return [
    columnOf('name', { sortable: true, importance: 1 }),
    columnOf('slug'),
    { key: 'models', heading: w.models, cell: ({ models }) => models, sortable: true, align: 'end' },
    {
      key: 'articles',
      heading: w.articles,
      cell: ({ articles }) => articles,
      sortable: true,
      align: 'end',
      importance: 2,
    },
    { key: 'texts', heading: w.texts, cell: ({ has_texts }) => (has_texts ? w.yes : w.no) },
    columnOf('position', { sortable: true, align: 'end' }),
  ]
}
