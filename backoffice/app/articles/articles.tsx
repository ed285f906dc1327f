import type { StaffListedArticle } from '@pito/contracts/staff-articles'
import { getStaffArticles } from '@pito/contracts/staff-articles'
import { articleStates } from '@pito/contracts/values/article-states'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { seasonName, tyreSeasons } from '@pito/contracts/values/tyre-season'
import type { DataColumn } from '@pito/ui/data-table/data-table'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { BulkArticles } from '../imports/bulk-articles.tsx'
import { loadList } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { CreateLink, PageHead } from '../list/page-head.tsx'
import { loadBrands } from '../models/load-model.ts'
import { permilleText } from '../prices/reviewed-price.ts'
import { useColumnOf } from '../record/describe.ts'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { articleWords } from './article-words.ts'
import type { BrandChoice } from './catalogue-filters.ts'
import { useCatalogueFilters } from './catalogue-filters.ts'
import { articleDescription } from './description.ts'

export const clientLoader = staffPage(async (api, { url }) => {
  const [list, brands] = await Promise.all([
    loadList(api, getStaffArticles, { name: 'articles', url }),
    loadBrands(api),
  ])
  return { list, brands }
}, 'read-catalogue')

export default function Articles() {
  const w = useWords(articleWords)
  const { list, brands } = useLoaderData<typeof clientLoader>()
  const mayEdit = useStaff().rights.includes('edit-catalogue')
  return (
    <div className="stack">
      <PageHead
        title={w.articles}
        create={
          <CreateLink href="/articles/new" right="edit-catalogue">
            {w.newArticle}
          </CreateLink>
        }
      />
      <OfficeList
        list="articles"
        caption={w.articles}
        data={list}
        columns={useColumns()}
        sortedBy="name"
        record={(article) => ({
          id: String(article.id),
          name: nameOf(article),
          href: `/articles/${article.id}`,
        })}
        filters={useFilters(brands)}
        {...(mayEdit && { bulkActions: (selection) => <BulkArticles selection={selection} /> })}
        searchLabel={w.search}
        empty={{
          title: w.none,
          hint: w.noneHint,
          step: (
            <CreateLink href="/imports/new" right="edit-catalogue">
              {w.importFile}
            </CreateLink>
          ),
        }}
      />
    </div>
  )
}

function nameOf({ brand, model, size }: StaffListedArticle): string {
  return `${brand} ${model} ${size}`
}

function useColumns(): readonly DataColumn<StaffListedArticle>[] {
  const w = useWords(articleWords)
  const columnOf = useColumnOf(articleDescription)
  const language = languageOf(useLocale())
  const mayReadPrices = useStaff().rights.includes('read-prices')
  const margin: DataColumn<StaffListedArticle> = {
    key: 'margin',
    heading: w.margin,
    cell: ({ margin_permille }) => permilleText(margin_permille),
    align: 'end',
  }
  return [
    {
      key: 'name',
      heading: w.name,
      cell: ({ picture, brand, model }) => (
        <>
          {picture && (
            <img
              className="row-picture"
              src={picture.replace(/\/pictures\/\d+\//, '/pictures/150/')}
              alt=""
              width="28"
              height="28"
              loading="lazy"
            />
          )}
          {`${brand} ${model}`}
        </>
      ),
      sortable: true,
      importance: 1,
      cut: true,
    },
    columnOf('size', { sortable: true, importance: 2 }),
    {
      key: 'season',
      heading: w.season,
      cell: ({ season_id }) =>
        tyreSeasons.flatMap((each) => (each.id === season_id ? seasonName(each, language) : [])),
    },
    columnOf('ean', { sortable: true }),
    { key: 'state', heading: w.state, cell: ({ state }) => w[state], sortable: true, importance: 5 },
    {
      key: 'label',
      heading: w.label,
      cell: ({ has_label }) => (has_label ? w.hasLabel : w.hasNoLabel),
      hiddenAtFirst: true,
    },
    columnOf('eprel_id', { key: 'eprel', hiddenAtFirst: true }),
    {
      key: 'available',
      heading: w.stock,
      cell: ({ available }) => available,
      sortable: true,
      align: 'end',
      importance: 4,
    },
    {
      key: 'price',
      heading: w.price,
      cell: ({ price_cents }) => (price_cents === null ? w.noPrice : formatEuro(price_cents)),
      sortable: true,
      align: 'end',
      importance: 3,
    },
    ...(mayReadPrices ? [margin] : []),
  ]
}

function useFilters(brands: readonly BrandChoice[]) {
  const w = useWords(articleWords)
  return [
    ...useCatalogueFilters(brands),
    {
      name: 'state',
      label: w.state,
      options: articleStates.map((state) => ({ value: state, label: w[state] })),
    },
    { name: 'eprel_missing', label: w.eprelMissing, options: [{ value: '1', label: w.eprelIsMissing }] },
  ]
}
