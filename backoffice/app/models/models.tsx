import type { StaffListedModel } from '@pito/contracts/staff-models'
import { getStaffModels } from '@pito/contracts/staff-models'
import { languageOf } from '@pito/contracts/values/locale'
import { vehicleKinds } from '@pito/contracts/values/model-faults'
import { seasonName, seasonOfId } from '@pito/contracts/values/tyre-season'
import type { DataColumn } from '@pito/ui/data-table/data-table'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import type { BrandChoice } from '../articles/catalogue-filters.ts'
import { useCatalogueFilters } from '../articles/catalogue-filters.ts'
import { loadList } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { CreateLink, PageHead } from '../list/page-head.tsx'
import { staffPage } from '../session/staff-page.ts'
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
  const language = languageOf(useLocale())
  const season = (id: number) => {
    const known = seasonOfId(id)
    return known ? seasonName(known, language) : ''
  }
  return [
    {
      key: 'name',
      heading: w.name,
      cell: ({ brand, name }) => `${brand} ${name}`,
      sortable: true,
      importance: 1,
    },
    {
      key: 'season',
      heading: w.season,
      cell: ({ season_id }) => season(season_id),
      sortable: true,
      importance: 2,
    },
    { key: 'vehicle', heading: w.vehicle, cell: ({ vehicle_kind }) => w[vehicle_kind] },
    { key: 'segment', heading: w.segment, cell: ({ segment }) => w[segment] },
    { key: 'articles', heading: w.articles, cell: ({ articles }) => articles, sortable: true, align: 'end' },
    { key: 'texts', heading: w.texts, cell: ({ has_texts }) => (has_texts ? w.yes : w.no) },
  ]
}

function useFilters(brands: readonly BrandChoice[]) {
  const w = useWords(modelWords)
  return [
    ...useCatalogueFilters(brands),
    {
      name: 'vehicle_kind',
      label: w.vehicle,
      options: vehicleKinds.map((kind) => ({ value: kind, label: w[kind] })),
    },
    { name: 'archived', label: w.archived, options: [{ value: '1', label: w.yes }] },
  ]
}
