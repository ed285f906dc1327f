import { valueNames } from '@pito/contracts/records/shown-value'
import type { StaffListedModel } from '@pito/contracts/staff-models'
import { getStaffModels } from '@pito/contracts/staff-models'
import { vehicleKinds } from '@pito/contracts/values/model-faults'
import type { DataColumn } from '@pito/ui/data-table/data-table'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import type { BrandChoice } from '../articles/catalogue-filters.ts'
import { useCatalogueFilters } from '../articles/catalogue-filters.ts'
import { loadList } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { CreateLink, PageHead } from '../list/page-head.tsx'
import { useColumnOf, useLabels } from '../record/describe.ts'
import { staffPage } from '../session/staff-page.ts'
import { modelDescription } from './description.ts'
import { loadBrands } from './load-model.ts'
import { modelWords } from './model-words.ts'

export const clientLoader = staffPage(async (api, { url }) => {
  const [list, brands] = await Promise.all([
    loadList(api, getStaffModels, { name: 'models', url }),
    loadBrands(api),
  ])
  return { list, brands }
}, 'read-catalogue')

export default function Models() {
  const w = useWords(modelWords)
  const { list, brands } = useLoaderData<typeof clientLoader>()
  const create = (
    <CreateLink href="/models/new" right="edit-catalogue">
      {w.newModel}
    </CreateLink>
  )
  return (
    <div className="stack">
      <PageHead title={w.models} create={create} />
      <OfficeList
        list="models"
        caption={w.models}
        data={list}
        columns={useColumns()}
        sortedBy="name"
        record={({ id, brand, name }) => ({
          id: String(id),
          name: `${brand} ${name}`,
          href: `/models/${id}`,
        })}
        filters={useFilters(brands)}
        searchLabel={w.search}
        empty={{ title: w.none, hint: w.noneHint, step: create }}
      />
    </div>
  )
}

function useColumns(): readonly DataColumn<StaffListedModel>[] {
  const w = useWords(modelWords)
  const columnOf = useColumnOf(modelDescription)
  return [
    columnOf('name', { cell: ({ brand, name }) => `${brand} ${name}`, sortable: true, importance: 1 }),
    columnOf('season_id', { key: 'season', sortable: true, importance: 2 }),
    columnOf('vehicle_kind', { key: 'vehicle' }),
    columnOf('segment'),
    { key: 'articles', heading: w.articles, cell: ({ articles }) => articles, sortable: true, align: 'end' },
    { key: 'texts', heading: w.texts, cell: ({ has_texts }) => (has_texts ? w.yes : w.no) },
  ]
}

function useFilters(brands: readonly BrandChoice[]) {
  const w = useWords(modelWords)
  const locale = useLocale()
  const labels = useLabels(modelDescription)
  return [
    ...useCatalogueFilters(brands),
    {
      name: 'vehicle_kind',
      label: labels.vehicle_kind,
      options: vehicleKinds.map((kind) => ({ value: kind, label: valueNames.vehicle_kind[kind][locale] })),
    },
    { name: 'archived', label: w.archived, options: [{ value: '1', label: w.yes }] },
  ]
}
