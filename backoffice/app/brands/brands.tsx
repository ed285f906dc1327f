import type { StaffListedBrand } from '@pito/contracts/staff-brands'
import { getStaffBrands } from '@pito/contracts/staff-brands'
import { Anchor } from '@pito/ui/anchor'
import type { DataColumn } from '@pito/ui/data-table/data-table'
import { Empty } from '@pito/ui/empty'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { loadList } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { brandWords } from './brand-words.ts'

export const clientLoader = staffPage(
  (api, { url }) => loadList(api, getStaffBrands, { name: 'brands', url }),
  'read-catalogue',
)

export default function Brands() {
  const w = useWords(brandWords)
  const { rights } = useStaff()
  const data = useLoaderData<typeof clientLoader>()
  const yes = [{ value: '1', label: w.yes }]
  return (
    <div className="stack">
      <title>{`${w.brands} – Pito`}</title>
      <div className="record-head">
        <h1>{w.brands}</h1>
        {rights.includes('edit-catalogue') && (
          <Anchor className="btn" href="/brands/new">
            {w.newBrand}
          </Anchor>
        )}
      </div>
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
        empty={
          <Empty title={w.none} level={2}>
            <p>{w.noneHint}</p>
          </Empty>
        }
      />
    </div>
  )
}

function useColumns(): readonly DataColumn<StaffListedBrand>[] {
  const w = useWords(brandWords)
  return [
    { key: 'name', heading: w.name, cell: ({ name }) => name, sortable: true, importance: 1 },
    { key: 'slug', heading: w.slug, cell: ({ slug }) => slug },
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
    { key: 'position', heading: w.position, cell: ({ position }) => position, sortable: true, align: 'end' },
  ]
}
